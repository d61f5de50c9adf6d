export default {
  unread: 'Sin leer',
  empty: 'No hay anuncios por ahora.',
  popups: 'Novedades para ti',
} as const;
