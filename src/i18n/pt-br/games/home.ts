import type es from '../../es/games/home';
import type { Translation } from '../../translation';

export default {
  announcements: 'Comunicados',
  noAnnouncements: 'Não há comunicados por enquanto.',
  banners: 'Destaques',
  sportsBanner: 'Abrir as apostas esportivas',
  models: 'Crupiês ao vivo',
  viewers: '{n:number} assistindo',
  offAir: 'Fora do ar',
  winners: 'Ganhadores recentes',
  place: '{n:number}º lugar',
  openChat: 'Abrir o chat de ajuda',
  appBannerTitle: '{brand} no seu bolso',
  search: 'Buscar',
  failed: 'Não conseguimos carregar os jogos',
  offline: 'Você está sem conexão',
  announcementsFailed: 'Não conseguimos carregar os comunicados.',
} satisfies Translation<typeof es>;
