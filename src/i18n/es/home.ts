export default {
  announcements: 'Anuncios',
  noAnnouncements: 'No hay anuncios por ahora.',
  banners: 'Destacados',
  sportsBanner: 'Abrir las apuestas deportivas',
  winners: 'Ganadores recientes',
  place: 'Puesto {n:number}',
  won: '{player} ganó {amount} en {game}',
  jackpot: 'Pozo acumulado',
  popups: 'Novedades para ti',
  hideToday: 'No mostrar más hoy',
  openChat: 'Abrir el chat de ayuda',
  appBannerTitle: '{brand} en tu bolsillo',
} as const;
