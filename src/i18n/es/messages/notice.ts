export default {
  unread: 'Sin leer',
  empty: 'No hay anuncios por ahora.',
} as const;
