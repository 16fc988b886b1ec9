import Movies

let view = MoviesListView.make()
for query in ["Alien", "Alien"] {
  await view.search(query)
}
