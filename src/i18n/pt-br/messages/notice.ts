import type es from '../../es/messages/notice';
import type { Translation } from '../../translation';

export default {
  unread: 'Não lido',
  empty: 'Não há comunicados por enquanto.',
  popups: 'Novidades para você',
} satisfies Translation<typeof es>;
