import type es from '../../es/games/home';
import type { Translation } from '../../translation';

export default {
  announcements: 'Thông báo',
  noAnnouncements: 'Hiện chưa có thông báo.',
  banners: 'Nổi bật',
  sportsBanner: 'Mở cược thể thao',
  models: 'Người chia bài trực tiếp',
  viewers: '{n:number} người đang xem',
  offAir: 'Chưa phát sóng',
  winners: 'Người thắng gần đây',
  place: 'Hạng {n:number}',
  openChat: 'Mở trò chuyện hỗ trợ',
  appBannerTitle: '{brand} trong túi bạn',
  search: 'Tìm kiếm',
  failed: 'Không tải được trò chơi',
  offline: 'Bạn đang ngoại tuyến',
  announcementsFailed: 'Không tải được thông báo.',
} satisfies Translation<typeof es>;
