import type es from '../es/password';
import type { Words } from '../words';

export default {
  forgotIntro: 'Chọn cách lấy lại quyền truy cập.',
  bySms: 'Qua SMS',
  byEmail: 'Qua email',
  byService: 'Qua chăm sóc khách hàng',
  email: 'Email',
  sendEmail: 'Gửi liên kết',
  emailSent: 'Nếu tài khoản tồn tại, email hướng dẫn sẽ được gửi đến.',
  reset: 'Đặt lại mật khẩu',
  resetDone: 'Mật khẩu của bạn đã được đặt lại.',
  old: 'Mật khẩu hiện tại',
  new: 'Mật khẩu mới',
  confirmNew: 'Nhập lại mật khẩu mới',
  change: 'Đổi mật khẩu',
  changing: 'Đang đổi mật khẩu',
  changed: 'Mật khẩu đã đổi. Đang về trang chủ.',
  hint: 'Dùng chữ và số, không có khoảng trắng.',
} satisfies Words<typeof es>;
