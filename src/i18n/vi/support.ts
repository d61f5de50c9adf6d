import type es from '../es/support';
import type { Words } from '../words';

export default {
  kind: 'Về vấn đề gì',
  deposit: 'Nạp tiền',
  withdrawal: 'Rút tiền',
  game: 'Trò chơi',
  customerService: 'Chăm sóc khách hàng',
  application: 'Ứng dụng',
  other: 'Khác',
  content: 'Kể cho chúng tôi chuyện gì đã xảy ra',
  contentLimits: 'Từ {min:number} đến {max:number} ký tự',
  tooShort: 'Viết ít nhất {min:number} ký tự.',
  tooLong: 'Viết tối đa {max:number} ký tự.',
  chooseKind: 'Hãy chọn chủ đề.',
  submit: 'Gửi câu hỏi',
  sent: 'Đã nhận câu hỏi. Chúng tôi sẽ sớm trả lời.',
  mine: 'Câu hỏi của tôi',
  received: 'Đã nhận',
  answered: 'Đã trả lời',
} satisfies Words<typeof es>;
