import { throttle } from '@kit/data/timers';
import { onChange } from '@kit/render/onChange';
import { computed, effect } from '@kit/render/signals';
import { chatUnread } from '../../contract/messages/chat';
import { mailUnread } from '../../contract/messages/mail';
import { createSession } from '../account/session';
import type { Host } from '../base/host';
import { createEvents } from '../site/events';
import { createSystem } from '../site/system';
import { createNotice } from './notice';

const MIN_PAUSE_MS = 250;

/** The numbers of unread mails, chat messages and notices. Only a real member has mail and chat. */
export function createUnread({ call, own, use, memberResource }: Host) {
  const { isLoggedIn, isReal, token } = use(createSession);
  const { posts, unread } = use(createNotice);
  const { on } = use(createEvents);
  const { hasFlag, isSwitchedOff } = use(createSystem);
  const isInboxOff = isSwitchedOff('MAILCEN');
  const [isChatOn, hasChatCount] = [hasFlag('CBS3'), hasFlag('CHATUNREAD3')];
  /** What is switched off has no row that could show its number, or take it away. */
  const hasMail = computed(() => isReal.value && !isInboxOff.value);
  const hasChat = computed(() => isReal.value && isChatOn.value && hasChatCount.value);
  // Resources, so that a late reply does not replace a newer number.
  const mailCount = memberResource((_, { signal }) => call(mailUnread, undefined, { signal }));
  const chatCount = memberResource((_, { signal }) => call(chatUnread, undefined, { signal }));
  const mail = computed(() => (hasMail.value && mailCount.value.value?.count) || 0);
  const chat = computed(() => (hasChat.value && chatCount.value.value?.count) || 0);
  const setMail = (count: number) => mailCount.set({ count });

  const loadMail = throttle(MIN_PAUSE_MS, () => {
    if (hasMail.peek()) void mailCount.load();
  });
  const loadChat = throttle(MIN_PAUSE_MS, () => {
    if (hasChat.peek()) void chatCount.load();
  });
  own(loadMail.stop);
  own(loadChat.stop);

  const notices = computed(() => (isLoggedIn.value ? unread.value : 0));

  return {
    mail,
    chat,
    notices,
    total: computed(() => mail.value + chat.value + notices.value),
    setMail,
    loadMail,
    loadChat,

    start() {
      if (posts.state.peek() === 'idle') void posts.load();
      const stops = [
        effect(() => {
          if (hasMail.value) loadMail();
        }),
        effect(() => {
          if (hasChat.value) loadChat();
        }),
        // The notices are the same for everyone, but not which of them are read.
        onChange(token, () => void posts.load()),
        on('unread', (counts) => {
          if (counts.mail !== undefined) setMail(counts.mail);
          if (counts.chat !== undefined) chatCount.set({ count: counts.chat });
          if ((counts.notices ?? unread.peek()) !== unread.peek()) void posts.load();
        }),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
