import type es from '../../es/promotions/invite';
import type { Translation } from '../../translation';

export default {
  headline: 'Indique seus amigos e ganhe com cada um',
  yourLink: 'Seu link',
  yourCode: 'Seu código',
  copyLink: 'Copiar link',
  linkCopied: 'Link copiado.',
  share: 'Compartilhar',
  shareText: 'Jogue comigo na {brand}.',
  qr: 'QR code do seu link',
  invited: 'Indicados',
  earned: 'Ganho',
  empty: 'Você ainda não indicou ninguém.',
  rule: '{reward} por cada amigo que depositar {deposit}.',
  copyCode: 'Copiar código',
  codeCopied: 'Código copiado.',
  how: 'Como funciona',
  rewarded: 'Com prêmio',
  state_joined: 'Cadastrado',
  state_deposited: 'Depositou',
  state_rewarded: 'Prêmio pago',
  showQr: 'Ver QR code',
  qrHint: 'Seu amigo escaneia com a câmera.',
  emptyHint: 'Compartilhe seu link e você vai vê-los aqui.',
  joinedOn: 'Desde {date}',
  yourFriends: 'Seus amigos',
} satisfies Translation<typeof es>;
