import type es from '../../es/cashier/wallet';
import type { Translation } from '../../translation';

export default {
  balance: 'Saldo',
  totalBalance: 'Saldo total',
  refresh: 'Atualizar saldo',
  show: 'Mostrar saldo',
  hide: 'Ocultar saldo',
  failed: 'Não conseguimos carregar seu saldo.',
  mainWallet: 'Carteira principal',
  wallets: 'Carteiras',
  transfer: 'Transferir',
  transferFrom: 'De',
  transferTo: 'Para',
  transferAmount: 'Valor',
  transferAll: 'Tudo',
  transferDone: 'Você transferiu {amount}.',
  collectAll: 'Reunir tudo na principal',
  inGames: 'Em carteiras de jogos',
  inMain: 'Para sacar e depositar',
  why: 'Você só pode sacar o dinheiro da carteira principal. O restante está nas carteiras dos jogos.',
  collected: 'Está tudo na sua carteira principal.',
  tooMuch: 'Essa carteira tem {amount}.',
  sameWallet: 'Escolha duas carteiras diferentes.',
  moreInGames: 'Há mais {amount} em carteiras de jogos.',
  seeWallets: 'Ver carteiras',
} satisfies Translation<typeof es>;
