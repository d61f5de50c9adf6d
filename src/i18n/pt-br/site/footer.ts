import type es from '../../es/site/footer';
import type { Translation } from '../../translation';

export default {
  highlightGames: 'Mais de {count:number} jogos',
  highlightGamesText: 'Slots, mesas ao vivo, pesca, esportes e mais em um só lugar.',
  highlightSsl: 'Criptografia SSL de {bits:number} bits',
  highlightSslText: 'Seus dados e seus pagamentos trafegam protegidos.',
  payments: 'Formas de pagamento',
  providers: 'Provedores de jogos',
  licence: '{brand} opera com licença de jogo on-line e sob a supervisão do órgão regulador.',
  adultsOnly: 'Somente para maiores de {age:number} anos. Jogue com responsabilidade.',
  copyright: '© {year:string} {brand}. Todos os direitos reservados.',
  links: 'Links úteis',
  invite: 'Indique e ganhe',
  notice: 'Comunicados',
  help: 'Central de ajuda',
  selfTest: 'Será que jogo demais?',
  agreement: 'Termos de uso',
  policy: 'Política de privacidade',
} satisfies Translation<typeof es>;
