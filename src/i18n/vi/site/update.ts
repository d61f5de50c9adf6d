import type es from '../../es/site/update';
import type { Translation } from '../../translation';

export default {
  opensLater: 'Trang sẽ tự mở khi có mạng trở lại.',
  available: 'Đã có phiên bản mới của ứng dụng.',
  now: 'Cập nhật',
  later: 'Để sau',
  otherTab: 'Sẽ cập nhật khi bạn xong việc đang mở ở thẻ khác.',
} satisfies Translation<typeof es>;
