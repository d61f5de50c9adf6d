import type es from '../../es/site/error';
import type { Translation } from '../../translation';

export default {
  insecure: 'Esta página não consegue criptografar seus dados. Abra em https://{host}.',
  encryption: 'Este site pede uma criptografia que o app não conhece: {scheme}.',
  in_logged_login: 'Entre na sua conta para ver seus favoritos.',
  free_reject: 'Entre com uma conta real para usar esta função',
  unknown: 'Algo deu errado. Tente de novo.',
  notLoggedIn: 'Você ainda não entrou na sua conta.',
  loggedOut: 'Sua sessão foi encerrada. Entre de novo.',
  loginFirst: 'Entre na sua conta primeiro.',
  noPermission: 'Você não tem permissão ou a função não está disponível.',
  maintenance: 'A plataforma está em manutenção.',
  upgrading: 'Estamos melhorando o sistema. Volte em alguns minutos.',
  loadFailed: 'Não foi possível carregar. Toque para tentar de novo.',
  slowConnection: 'Sua conexão está lenta.',
  noInternet: 'Sem conexão com a internet.',
  needsNetwork: 'Você poderá fazer isso quando a conexão voltar.',
  loadsLater:
    'Vai carregar quando a conexão voltar. Seus dados não ficam guardados neste aparelho.',
  noAnswer: 'O servidor não responde. Tente de novo.',
  tooSlow: 'O servidor demorou demais para responder.',
  outcomeUnknown: 'Não sabemos se foi concluído. Confira antes de tentar de novo.',
  notDone: 'Não foi concluído. Você pode tentar de novo.',
  tooMany: 'Tentativas demais. Espere um momento.',
  pageGone: 'Essa página não existe mais. Levamos você ao início.',
} satisfies Translation<typeof es>;
