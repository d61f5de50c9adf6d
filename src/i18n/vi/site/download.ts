import type es from '../../es/site/download';
import type { Translation } from '../../translation';

export default {
  headline: '{brand} trên điện thoại',
  get: 'Tải về',
  closeBar: 'Đóng thanh tải xuống',
  barCloses: 'Thanh này đóng sau {time}',
  popupCloses: 'Thông báo này đóng sau {time}',
  android: 'Android',
  ios: 'Ứng dụng iOS',
  iosProfile: 'Hồ sơ iOS',
  addToHome: 'Thêm vào màn hình chính',
  iosShare: 'Chạm Chia sẻ trên thanh công cụ Safari.',
  iosAdd: 'Chọn Thêm vào MH chính.',
  iosOpen: 'Mở {name:string} từ màn hình chính.',
  installNow: 'Cài đặt bằng một lần chạm, không cần cửa hàng.',
  addToHomeAndroid: 'Trong menu trình duyệt, chạm Cài đặt ứng dụng.',
  iosVersion: 'Yêu cầu iOS {version} trở lên.',
  siteVersion: 'Trên trình duyệt và màn hình chính: iOS {version} trở lên.',
  benefitFast: 'Mở tức thì',
  benefitNotices: 'Báo khuyến mãi cho bạn',
  benefitSafe: 'Phiên của bạn được bảo vệ',
  none: 'Hiện chưa có bản tải về.',
} satisfies Translation<typeof es>;
