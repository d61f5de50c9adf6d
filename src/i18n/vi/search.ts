import type es from '../es/search';
import type { Translation } from '../translation';

export default {
  recent: 'Tìm kiếm gần đây',
  forget: 'Xóa',
  suggestions: 'Gợi ý',
  searchFor: 'Tìm “{text}”',
  popularLotteries: 'Xổ số phổ biến',
  popular: 'Đang phổ biến',
  results: 'Trò chơi tìm thấy',
  features: 'Tính năng',
  freeSpins: 'Vòng quay miễn phí',
  jackpot: 'Hũ thưởng',
  bonusBuy: 'Mua thưởng',
  megaways: 'Megaways',
  multiplier: 'Hệ số nhân',
  tournament: 'Giải đấu',
  clearSearch: 'Xóa tìm kiếm',
  noResults: 'Không tìm thấy “{text}”.',
  noResultsHint: 'Hãy thử từ khác hoặc đổi bộ lọc.',
  nearest: 'Có phải bạn tìm',
  filters: 'Bộ lọc',
  clearFilters: 'Xóa bộ lọc',
  applyFilters: 'Xem trò chơi',
  minBet: 'Cược tối thiểu',
  minLine: 'Số dòng tối thiểu',
  anyValue: 'Bất kỳ',
} satisfies Translation<typeof es>;
