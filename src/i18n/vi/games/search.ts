import type es from '../../es/games/search';
import type { Translation } from '../../translation';

export default {
  recent: 'Tìm kiếm gần đây',
  clearRecent: 'Xóa',
  suggestions: 'Gợi ý',
  searchFor: 'Tìm “{text}”',
  news: 'Tin mới',
  popularLotteries: 'Xổ số phổ biến',
  popular: 'Đang phổ biến',
  results: 'Trò chơi tìm thấy',
  clearSearch: 'Xóa tìm kiếm',
  noResults: 'Không tìm thấy “{text}”.',
  noResultsHint: 'Hãy thử từ khác hoặc đổi bộ lọc.',
  askFor: 'Yêu cầu bộ phận hỗ trợ',
  requestText: 'Tôi muốn chơi “{text}” nhưng không tìm thấy.',
  nearest: 'Có phải bạn tìm',
} satisfies Translation<typeof es>;
