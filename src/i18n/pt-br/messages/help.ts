import type es from '../../es/messages/help';
import type { Translation } from '../../translation';

export default {
  intro: 'Encontre respostas e nossos termos de uso.',
  empty: 'Não encontramos este artigo.',
  emptyList: 'Ainda não há artigos de ajuda.',
  allTopics: 'Todos os temas',
  stillNeed: 'Ainda tem dúvidas? [Escreva para nós]',
  agreementMissing: 'Os termos não estão disponíveis agora.',
  policyMissing: 'A política não está disponível agora.',
} satisfies Translation<typeof es>;
