// The entity of the counter, built in VIPER.

struct Amount {
  var number = 0
}
