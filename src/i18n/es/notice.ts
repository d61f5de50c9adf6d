export default {
  player: 'Para jugadores',
  agent: 'Para agentes',
  unread: 'Sin leer',
  markRead: 'Marcar como leído',
  published: 'Publicado el {date}',
  empty: 'No hay anuncios por ahora.',
} as const;
