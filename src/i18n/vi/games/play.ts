import type es from '../../es/games/play';
import type { Translation } from '../../translation';

export default {
  opening: 'Đang mở {game}',
  frame: 'Trò chơi: {game}',
  slow: 'Lâu hơn bình thường',
  slowText: 'Kết nối của bạn chậm. Bạn có thể chờ hoặc thử lại.',
  failedText: 'Chưa có ván nào được chơi và số dư của bạn không đổi.',
  unknownAddress: 'Trò chơi trả lời từ một địa chỉ không quen. Chúng tôi không mở.',
  free: 'Chơi thử',
  playMoney: 'Tiền chơi thử',
  outside: 'Trò chơi đang mở ở cửa sổ khác',
  outsideText: 'Nhà cung cấp hiển thị riêng. Số dư được cập nhật khi bạn quay lại.',
  blocked: 'Trình duyệt đã chặn cửa sổ',
  blockedText: 'Nhà cung cấp hiển thị riêng trò chơi này. Chạm để mở.',
  openWindow: 'Mở trò chơi',
  otherGames: 'Xem trò chơi khác',
  leaveFullScreen: 'Thoát toàn màn hình',
  roundLost: 'Mất kết nối. Chạm lại: cùng một ván không bị trừ tiền hai lần.',
  playFree: 'Chơi thử miễn phí',
  launching: 'Đang mở trò chơi',
  launchFailed: 'Không mở được trò chơi.',
  closeGame: 'Đóng trò chơi',
  fullScreen: 'Toàn màn hình',
  underMaintenance: 'Đang bảo trì',
} as const satisfies Translation<typeof es>;
