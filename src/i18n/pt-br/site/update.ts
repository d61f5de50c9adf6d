import type es from '../../es/site/update';
import type { Translation } from '../../translation';

export default {
  opensLater: 'A página abre sozinha quando a conexão voltar.',
  available: 'Há uma versão nova do app.',
  now: 'Atualizar',
  later: 'Depois',
  otherTab: 'Vai atualizar quando você terminar o que está aberto em outra aba.',
} satisfies Translation<typeof es>;
