// Demonstrates the Entity of VIPER: plain data with its rules. Only the
// Interactor holds it; what goes to the Presenter is a number.

struct Amount {
  var number = 0
}
