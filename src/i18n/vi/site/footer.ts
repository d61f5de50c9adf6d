import type es from '../../es/site/footer';
import type { Translation } from '../../translation';

export default {
  highlightGames: 'Hơn {count:number} trò chơi',
  highlightGamesText: 'Nổ hũ, bàn trực tuyến, bắn cá, thể thao và hơn thế ở một nơi.',
  highlightSsl: 'Mã hóa SSL {bits:number}-bit',
  highlightSslText: 'Dữ liệu và thanh toán của bạn luôn được bảo vệ.',
  payments: 'Phương thức thanh toán',
  providers: 'Nhà cung cấp trò chơi',
  licence:
    '{brand} hoạt động theo giấy phép trò chơi trực tuyến và chịu sự giám sát của cơ quan quản lý.',
  adultsOnly: 'Chỉ dành cho người từ {age:number} tuổi trở lên. Hãy chơi có trách nhiệm.',
  copyright: '© {year:string} {brand}. Bảo lưu mọi quyền.',
  links: 'Liên kết hữu ích',
  invite: 'Mời bạn nhận thưởng',
  notice: 'Thông báo',
  help: 'Trung tâm trợ giúp',
  selfTest: 'Tôi có chơi quá nhiều không?',
  agreement: 'Thỏa thuận người dùng',
  policy: 'Chính sách bảo mật',
} satisfies Translation<typeof es>;
