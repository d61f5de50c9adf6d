import type es from '../../es/site/download';
import type { Translation } from '../../translation';

export default {
  headline: '{brand} no seu celular',
  get: 'Baixar',
  closeBar: 'Fechar a barra de download',
  barCloses: 'Esta barra fecha em {time}',
  popupCloses: 'Este aviso fecha em {time}',
  android: 'Android',
  ios: 'App para iOS',
  iosProfile: 'Perfil do iOS',
  addToHome: 'Adicionar à tela de início',
  iosShare: 'Toque em Compartilhar na barra do Safari.',
  iosAdd: 'Escolha Adicionar à Tela de Início.',
  iosOpen: 'Abra {name:string} na sua tela de início.',
  installNow: 'Instala com um toque, sem loja de apps.',
  addToHomeAndroid: 'No menu do navegador, toque em Instalar app.',
  iosVersion: 'Requer iOS {version} ou posterior.',
  siteVersion: 'No navegador e na tela de início: iOS {version} ou posterior.',
  benefitFast: 'Abre na hora',
  benefitNotices: 'Avisa você das promoções',
  benefitSafe: 'Sua sessão protegida',
  none: 'Não há downloads disponíveis agora.',
} satisfies Translation<typeof es>;
