import type es from '../es/agent';
import type { Words } from '../words';

export default {
  salary: 'Lương ngày',
  dividend: 'Cổ tức',
  hour: 'Lương giờ',
  pendingTitle: 'Bạn có hợp đồng đang chờ',
  pendingSalary: 'Xem hợp đồng lương ngày của bạn.',
  pendingDividend: 'Xem hợp đồng cổ tức của bạn.',
  pendingHour: 'Xem hợp đồng lương giờ của bạn.',
  rate: 'Tỷ lệ',
  minTurnover: 'Doanh số tối thiểu',
  minActive: 'Thành viên hoạt động tối thiểu',
  period: 'Kỳ',
  validFrom: 'Hiệu lực từ {date}',
  tier: 'Bậc {n:number}',
  accept: 'Chấp nhận hợp đồng',
  decline: 'Từ chối',
  accepted: 'Bạn đã chấp nhận hợp đồng.',
  declined: 'Bạn đã từ chối hợp đồng.',
  noContract: 'Bạn không có hợp đồng loại này.',
  agentsOnly: 'Mục này chỉ dành cho đại lý.',
  downline: 'Tuyến dưới của tôi',
  members: '{n:number} thành viên',
  transfer: 'Chuyển cho thành viên',
  rebate: 'Hoàn trả tuyến dưới',
} satisfies Words<typeof es>;
