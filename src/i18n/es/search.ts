export default {
  recent: 'Búsquedas recientes',
  forget: 'Borrar',
  suggestions: 'Sugerencias',
  searchFor: 'Buscar «{text}»',
  news: 'Novedades',
  popularLotteries: 'Loterías populares',
  popular: 'Populares ahora',
  results: 'Juegos encontrados',
  clearSearch: 'Borrar búsqueda',
  noResults: 'No encontramos «{text}».',
  noResultsHint: 'Prueba con otra palabra o cambia los filtros.',
  nearest: 'Quizás buscas',
} as const;
