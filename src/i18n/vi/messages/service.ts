import type es from '../../es/messages/service';
import type { Translation } from '../../translation';

export default {
  intro: 'Chúng tôi luôn sẵn sàng giúp bạn.',
  liveChatText: 'Trả lời trong vài phút',
  whatsappText: 'Nhắn tin từ điện thoại',
  help: 'Trung tâm trợ giúp',
  helpText: 'Câu trả lời thường gặp',
  question: 'Gửi câu hỏi',
  questionText: 'Chúng tôi trả lời bằng văn bản',
  empty: 'Hiện chưa có kênh liên hệ.',
  newWindow: 'Mở trong cửa sổ khác',
  maintenanceTitle: 'Hệ thống đang bảo trì',
  maintenanceText: 'Chúng tôi sẽ sớm trở lại. Số dư và dữ liệu của bạn vẫn an toàn.',
  restrictedTitle: 'Không khả dụng tại nơi bạn ở',
  yourIp: 'IP của bạn: {ip}',
  contactUs: 'Liên hệ chúng tôi',
  liveChat: 'Trò chuyện trực tiếp',
  restricted:
    'Chúng tôi không thể phục vụ từ vị trí của bạn (IP {ip}). Nếu bạn cho là nhầm lẫn, hãy liên hệ chúng tôi.',
} satisfies Translation<typeof es>;
