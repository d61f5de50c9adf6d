import type es from '../es/search';
import type { Words } from '../words';

export default {
  recent: 'Tìm kiếm gần đây',
  forget: 'Xóa',
  suggestions: 'Gợi ý',
  searchFor: 'Tìm “{text}”',
  popular: 'Đang phổ biến',
  results: 'Trò chơi tìm thấy',
  features: 'Tính năng',
  freeSpins: 'Vòng quay miễn phí',
  jackpot: 'Hũ thưởng',
  bonusBuy: 'Mua thưởng',
  megaways: 'Megaways',
  multiplier: 'Hệ số nhân',
  tournament: 'Giải đấu',
} satisfies Words<typeof es>;
