import type es from '../../es/promotions/invite';
import type { Translation } from '../../translation';

export default {
  headline: 'Mời bạn bè và nhận thưởng với mỗi người',
  yourLink: 'Liên kết của bạn',
  yourCode: 'Mã của bạn',
  copyLink: 'Sao chép liên kết',
  linkCopied: 'Đã sao chép liên kết.',
  share: 'Chia sẻ',
  shareText: 'Chơi cùng tôi tại {brand}.',
  qr: 'Mã QR của liên kết',
  invited: 'Đã mời',
  earned: 'Đã nhận',
  empty: 'Bạn chưa mời ai.',
  rule: '{reward} cho mỗi người bạn nạp {deposit}.',
  copyCode: 'Sao chép mã',
  codeCopied: 'Đã sao chép mã.',
  how: 'Cách hoạt động',
  rewarded: 'Có thưởng',
  state_joined: 'Đã đăng ký',
  state_deposited: 'Đã nạp',
  state_rewarded: 'Đã trả thưởng',
  showQr: 'Xem mã QR',
  qrHint: 'Bạn của bạn quét bằng máy ảnh.',
  emptyHint: 'Chia sẻ liên kết và bạn sẽ thấy họ ở đây.',
  joinedOn: 'Từ {date}',
  yourFriends: 'Bạn bè của bạn',
} satisfies Translation<typeof es>;
