import type es from '../es/shelf';
import type { Translation } from '../translation';

export default {
  similar: 'Trò chơi tương tự',
  similarTo: 'Tương tự {game}',
  newOfVendors: 'Mới từ nhà cung cấp bạn chơi',
  lastResult: 'Kết quả gần nhất',
} satisfies Translation<typeof es>;
