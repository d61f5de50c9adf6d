import type es from '../../es/games/search';
import type { Translation } from '../../translation';

export default {
  recent: 'Buscas recentes',
  clearRecent: 'Limpar',
  suggestions: 'Sugestões',
  searchFor: 'Buscar “{text}”',
  news: 'Novidades',
  popularLotteries: 'Loterias populares',
  popular: 'Populares agora',
  results: 'Jogos encontrados',
  clearSearch: 'Limpar busca',
  noResults: 'Não encontramos “{text}”.',
  noResultsHint: 'Tente outra palavra ou mude os filtros.',
  askFor: 'Peça ao atendimento',
  requestText: 'Eu gostaria de jogar “{text}”, mas não encontrei na busca.',
  nearest: 'Você quis dizer',
} satisfies Translation<typeof es>;
