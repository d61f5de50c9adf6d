import { batch, computed, effect, signal } from '@kit/signals';
import { throttle } from '@kit/timers';
import { chatUnread } from '../contract/chat';
import { mailUnread } from '../contract/mail';
import type { Host } from './host';
import { createNotice } from './notice';
import { createSession } from './session';
import { createSystem } from './system';

const GAP = 250;

/** What waits to be read. Only a real member has mail and chat, and only a session has any. */
export function createUnread({ call, use }: Host) {
  const { isLoggedIn, isReal, token } = use(createSession);
  const { posts, unread } = use(createNotice);
  const hasChat = use(createSystem).hasFlag('CHATUNREAD3');
  const mail = signal(0);
  const chat = signal(0);

  const readMail = throttle(GAP, () => {
    const asked = token.peek();
    if (!isReal.peek()) return;
    call(mailUnread)
      .then(({ count }) => {
        if (token.peek() === asked) mail.value = count;
      })
      .catch(() => undefined);
  });
  const readChat = throttle(GAP, () => {
    const asked = token.peek();
    if (!isReal.peek() || !hasChat.peek()) return;
    call(chatUnread)
      .then(({ count }) => {
        if (token.peek() === asked) chat.value = count;
      })
      .catch(() => undefined);
  });

  const notices = computed(() => (isLoggedIn.value ? unread.value : 0));

  return {
    mail,
    chat,
    notices,
    total: computed(() => mail.value + chat.value + notices.value),
    readMail,
    readChat,

    start() {
      let known = token.peek();
      const stops = [
        effect(() => {
          if (isReal.value) readMail();
          else
            batch(() => {
              mail.value = 0;
              chat.value = 0;
            });
        }),
        effect(() => {
          if (isReal.value && hasChat.value) readChat();
        }),
        // Whose marks they are changes with the session.
        effect(() => {
          const isSame = token.value === known;
          known = token.value;
          if (posts.state.peek() === 'idle') void posts.load();
          else if (!isSame) void posts.reload();
        }),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
