import { onChange } from '@kit/onChange';
import { computed, effect } from '@kit/signals';
import { throttle } from '@kit/timers';
import { chatUnread } from '../contract/chat';
import { mailUnread } from '../contract/mail';
import { createEvents } from './events';
import type { Host } from './host';
import { createNotice } from './notice';
import { createSession } from './session';
import { createSystem } from './system';

const MIN_PAUSE_MS = 250;

/** The numbers of unread mails, chat messages and notices. Only a real member has mail and chat. */
export function createUnread({ call, use, memberSignal }: Host) {
  const { isLoggedIn, isReal, token } = use(createSession);
  const { posts, unread } = use(createNotice);
  const { on } = use(createEvents);
  const hasChat = use(createSystem).hasFlag('CHATUNREAD3');
  const mail = memberSignal(0);
  const chat = memberSignal(0);

  const loadMail = throttle(MIN_PAUSE_MS, () => {
    if (!isReal.peek()) return;
    call(mailUnread)
      .then(({ count }) => {
        mail.value = count;
      })
      .catch(() => undefined);
  });
  const loadChat = throttle(MIN_PAUSE_MS, () => {
    if (!isReal.peek() || !hasChat.peek()) return;
    call(chatUnread)
      .then(({ count }) => {
        chat.value = count;
      })
      .catch(() => undefined);
  });

  const notices = computed(() => (isLoggedIn.value ? unread.value : 0));

  return {
    mail,
    chat,
    notices,
    total: computed(() => mail.value + chat.value + notices.value),
    loadMail,
    loadChat,

    start() {
      if (posts.state.peek() === 'idle') void posts.load();
      const stops = [
        effect(() => {
          if (isReal.value) loadMail();
        }),
        effect(() => {
          if (isReal.value && hasChat.value) loadChat();
        }),
        // The notices are the same for everyone, but not which of them are read.
        onChange(token, () => void posts.load()),
        on('unread', (counts) => {
          mail.value = counts.mail ?? mail.peek();
          chat.value = counts.chat ?? chat.peek();
          if ((counts.notices ?? unread.peek()) !== unread.peek()) void posts.load();
        }),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
