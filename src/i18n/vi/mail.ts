import type es from '../es/mail';
import type { Words } from '../words';

export default {
  inbox: 'Hộp thư đến',
  rowInbox: 'Thư gửi bạn',
  rowNotice: 'Tin tức của lễ hội',
  rowTelegram: 'Telegram',
  rowTelegramText: 'Tham gia kênh của chúng tôi',
  rowChatText: 'Trò chuyện với nhân viên',
  rowAffiliate: 'Đối tác',
  rowAffiliateText: 'Hỏi cố vấn của bạn',
  admin: 'Quản trị viên',
  from: 'Từ {sender}',
  unread: 'Chưa đọc',
  markAllRead: 'Đánh dấu đã đọc tất cả',
  delete: 'Xóa tin nhắn',
  deleteAsk: 'Xóa tin nhắn này?',
  deleted: 'Đã xóa tin nhắn.',
  empty: 'Bạn không có tin nhắn.',
  openingChat: 'Đang mở trò chuyện',
  chatTitle: 'Hỗ trợ Feria',
  all: 'Tất cả',
  read: 'Đã đọc',
} satisfies Words<typeof es>;
