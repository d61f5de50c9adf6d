import type es from '../../es/games/shelf';
import type { Translation } from '../../translation';

export default {
  similar: 'Mais como este',
  similarTo: 'Parecidos com {game}',
  newOfVendors: 'Novos dos seus provedores',
  lastResult: 'Na última vez',
  noWinners: 'Ainda não há ganhadores',
} satisfies Translation<typeof es>;
