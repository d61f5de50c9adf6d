import type es from '../es/mail';
import type { Words } from '../words';

export default {
  inbox: 'Inbox',
  rowInbox: 'Letters to you',
  rowNotice: 'What is on at the fair',
  rowTelegram: 'Telegram',
  rowTelegramText: 'Join our channel',
  rowChatText: 'Talk to a person',
  rowAffiliate: 'Affiliates',
  rowAffiliateText: 'Ask your adviser',
  admin: 'Administrator',
  from: 'From {sender}',
  unread: 'Unread',
  markAllRead: 'Mark all as read',
  delete: 'Delete message',
  deleteAsk: 'Delete this message?',
  deleted: 'Message deleted.',
  empty: 'You have no messages.',
  openingChat: 'Opening the chat',
  chatTitle: 'Feria help',
  all: 'All',
  read: 'Read',
} satisfies Words<typeof es>;
