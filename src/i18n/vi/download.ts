import type es from '../es/download';
import type { Translation } from '../translation';

export default {
  headline: '{brand} trên điện thoại',
  bar: 'Chơi thoải mái hơn với ứng dụng',
  get: 'Tải về',
  closeBar: 'Đóng thanh tải xuống',
  barCloses: 'Thanh này đóng sau {time}',
  popupCloses: 'Thông báo này đóng sau {time}',
  android: 'Android',
  ios: 'Ứng dụng iOS',
  iosProfile: 'Hồ sơ iOS',
  addToHome: 'Thêm vào màn hình chính',
  addToHomeIos: 'Trong Safari, chạm Chia sẻ rồi Thêm vào MH chính.',
  addToHomeAndroid: 'Trong menu trình duyệt, chạm Cài đặt ứng dụng.',
  iosVersion: 'Yêu cầu iOS {version} trở lên.',
  benefitFast: 'Mở tức thì',
  benefitNotices: 'Báo khuyến mãi cho bạn',
  benefitSafe: 'Phiên của bạn được bảo vệ',
  scan: 'Quét bằng điện thoại',
  none: 'Hiện chưa có bản tải về.',
} satisfies Translation<typeof es>;
