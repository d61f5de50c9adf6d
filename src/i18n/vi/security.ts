import type es from '../es/security';
import type { Words } from '../words';

export default {
  level: 'Mức bảo mật',
  low: 'Thấp',
  medium: 'Trung bình',
  high: 'Cao',
  loginPassword: 'Mật khẩu đăng nhập',
  loginPasswordText: 'Hãy đổi định kỳ.',
  paymentPassword: 'Mật khẩu rút tiền',
  paymentPasswordText: 'Cần cho mỗi lần rút.',
  paymentPasswordHint: '{n:number} chữ số',
  bankCards: 'Tài khoản ngân hàng',
  questions: 'Câu hỏi bảo mật',
  questionsText: 'Giúp bạn khôi phục tài khoản.',
  question: 'Câu hỏi {n:number}',
  answer: 'Câu trả lời',
  mobile: 'Điện thoại',
  email: 'Email',
  identity: 'Danh tính',
  set: 'Thiết lập',
  change: 'Đổi',
  done: 'Xong',
  missing: 'Còn thiếu',
  saved: 'Đã lưu thay đổi.',
} satisfies Words<typeof es>;
