import type es from '../../es/messages/help';
import type { Translation } from '../../translation';

export default {
  intro: 'Tìm câu trả lời và điều khoản sử dụng.',
  empty: 'Không tìm thấy bài viết này.',
  emptyList: 'Chưa có bài trợ giúp nào.',
  allTopics: 'Mọi chủ đề',
  stillNeed: 'Vẫn còn thắc mắc? [Viết cho chúng tôi]',
  agreementMissing: 'Thỏa thuận hiện không khả dụng.',
  policyMissing: 'Chính sách hiện không khả dụng.',
} satisfies Translation<typeof es>;
