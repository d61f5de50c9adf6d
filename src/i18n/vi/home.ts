import type es from '../es/home';
import type { Words } from '../words';

export default {
  announcements: 'Thông báo',
  noAnnouncements: 'Hiện chưa có thông báo.',
  pauseTicker: 'Tạm dừng thông báo',
  resumeTicker: 'Tiếp tục thông báo',
  banners: 'Nổi bật',
  banner: 'Nổi bật {n:number} trên {total:number}',
  sportsBanner: 'Mở cược thể thao',
  liveModels: 'Người mẫu trực tuyến',
  winners: 'Người thắng gần đây',
  place: 'Hạng {n:number}',
  won: '{player} thắng {amount} ở {game}',
  jackpot: 'Giải độc đắc',
  popups: 'Tin mới cho bạn',
  popupPage: 'Tin {n:number} trên {total:number}',
  hideToday: 'Không hiện lại hôm nay',
  openChat: 'Mở trò chuyện hỗ trợ',
  appBannerTitle: 'Lễ hội trong túi bạn',
  appBannerText: 'Tải ứng dụng và vào chỉ với một chạm.',
} satisfies Words<typeof es>;
