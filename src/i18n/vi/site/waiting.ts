import type es from '../../es/site/waiting';
import type { Translation } from '../../translation';

export default {
  read: 'Máy chủ phản hồi chậm. Chúng tôi vẫn đang chờ.',
  command:
    'Yêu cầu của bạn mất nhiều thời gian. Dù bạn ngừng chờ, yêu cầu vẫn có thể được thực hiện.',
  look: 'Không nhận được phản hồi. Chúng tôi đang kiểm tra xem đã thực hiện chưa: đừng lặp lại.',
  stop: 'Ngừng chờ',
  now: 'Kiểm tra ngay',
  show: 'Xem lịch sử',
  close: 'Đóng',
  arrived: 'Đã được thực hiện.',
  missing: 'Chưa được thực hiện. Bạn có thể làm lại.',
  unchecked: 'Chưa biết đã thực hiện hay chưa: đừng lặp lại. Chúng tôi vẫn đang kiểm tra.',
  command_agent: 'Nhận hoa hồng',
  command_agentTransfer: 'Chuyển tiền cho thành viên',
  command_bankCard: 'Tài khoản ngân hàng mới',
  command_bonus: 'Từ bỏ tiền thưởng',
  command_deposit: 'Hủy nạp tiền',
  command_feedback: 'Câu hỏi cho bộ phận hỗ trợ',
  command_order: 'Vé xổ số',
  command_promotion: 'Khuyến mãi',
  command_rebate: 'Nhận hoàn trả',
  command_reward: 'Nhận phần thưởng',
  command_sentDeposit: 'Nạp tiền',
  command_sentWithdrawal: 'Rút tiền',
  command_vip: 'Nhận thưởng VIP',
  command_walletTransfer: 'Chuyển tiền giữa các ví',
  command_withdraw: 'Hủy rút tiền',
} satisfies Translation<typeof es>;
