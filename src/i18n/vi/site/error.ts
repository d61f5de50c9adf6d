import type es from '../../es/site/error';
import type { Translation } from '../../translation';

export default {
  insecure: 'Trang này không thể mã hóa dữ liệu của bạn. Hãy mở tại https://{host}.',
  encryption: 'Trang này yêu cầu kiểu mã hóa mà ứng dụng không hỗ trợ: {scheme}.',
  in_logged_login: 'Vui lòng đăng nhập để xem mục yêu thích.',
  free_reject: 'Vui lòng đăng nhập tài khoản thật để dùng chức năng này',
  unknown: 'Đã có lỗi xảy ra. Vui lòng thử lại.',
  notLoggedIn: 'Bạn chưa đăng nhập.',
  loggedOut: 'Phiên của bạn đã kết thúc. Vui lòng đăng nhập lại.',
  loginFirst: 'Vui lòng đăng nhập trước.',
  noPermission: 'Bạn không có quyền hoặc chức năng không khả dụng.',
  maintenance: 'Nền tảng đang được bảo trì.',
  upgrading: 'Hệ thống đang nâng cấp. Vui lòng quay lại sau ít phút.',
  loadFailed: 'Tải thất bại, chạm để thử lại.',
  slowConnection: 'Kết nối của bạn đang chậm.',
  noInternet: 'Không có kết nối internet.',
  needsNetwork: 'Bạn có thể làm việc này khi có kết nối trở lại.',
  loadsLater:
    'Nội dung sẽ tải khi có kết nối lại. Dữ liệu của bạn không được lưu trên thiết bị này.',
  noAnswer: 'Máy chủ không phản hồi. Hãy thử lại.',
  tooSlow: 'Máy chủ phản hồi quá lâu.',
  outcomeUnknown: 'Chúng tôi không biết thao tác đã hoàn tất chưa. Hãy kiểm tra trước khi thử lại.',
  notDone: 'Thao tác chưa được thực hiện. Bạn có thể thử lại.',
  tooMany: 'Quá nhiều lần thử. Hãy đợi một chút.',
  pageGone: 'Trang đó không còn nữa. Đây là trang chủ.',
} satisfies Translation<typeof es>;
