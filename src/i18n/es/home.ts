export default {
  announcements: 'Anuncios',
  noAnnouncements: 'No hay anuncios por ahora.',
  banners: 'Destacados',
  sportsBanner: 'Abrir las apuestas deportivas',
  models: 'Crupieres en vivo',
  viewers: '{n:number} mirando',
  offAir: 'Sin transmisión',
  winners: 'Ganadores recientes',
  place: 'Puesto {n:number}',
  popups: 'Novedades para ti',
  openChat: 'Abrir el chat de ayuda',
  appBannerTitle: '{brand} en tu bolsillo',
} as const;
