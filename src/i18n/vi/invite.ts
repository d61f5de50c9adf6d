import type es from '../es/invite';
import type { Words } from '../words';

export default {
  headline: 'Mời bạn bè và nhận thưởng với mỗi người',
  yourLink: 'Liên kết của bạn',
  yourCode: 'Mã của bạn',
  copyLink: 'Sao chép liên kết',
  linkCopied: 'Đã sao chép liên kết.',
  share: 'Chia sẻ',
  shareText: 'Chơi cùng tôi tại Feria.',
  qr: 'Mã QR của liên kết',
  step1: 'Chia sẻ liên kết của bạn.',
  step2: 'Bạn bè đăng ký và nạp tiền.',
  step3: 'Bạn nhận thưởng.',
  invited: 'Đã mời',
  earned: 'Đã nhận',
  friends: '{n:number} người bạn',
  empty: 'Bạn chưa mời ai.',
} satisfies Words<typeof es>;
