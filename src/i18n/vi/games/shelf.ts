import type es from '../../es/games/shelf';
import type { Translation } from '../../translation';

export default {
  similar: 'Trò chơi tương tự',
  similarTo: 'Tương tự {game}',
  newOfVendors: 'Mới từ nhà cung cấp bạn chơi',
  lastResult: 'Lần trước',
  noWinners: 'Chưa có người thắng',
} satisfies Translation<typeof es>;
