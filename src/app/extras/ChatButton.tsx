import './extras.css';
import { computed } from '@kit/signals';
import { useMount, useSignal } from '@kit/useSignal';
import { t } from '../../i18n/t';
import { createUnread } from '../../stores/unread';
import { useStore } from '../../stores/useStore';
import { Badge, badgeText } from '../../ui/Badge';
import { IconButton } from '../../ui/IconButton';
import { useChat } from '../../widgets/useChat';

/** Out of the way while reading down, back on the way up: it never rests on an amount. */
export function ChatButton() {
  const { chat } = useStore(createUnread);
  const open = useChat();
  const isAway = useSignal(false);
  useMount(() => {
    let last = scrollY;
    const scrolled = () => {
      if (Math.abs(scrollY - last) < 8) return;
      isAway.value = scrollY > last && scrollY > 80;
      last = scrollY;
    };
    addEventListener('scroll', scrolled, { passive: true });
    return () => removeEventListener('scroll', scrolled);
  });
  return (
    <div className="chatbutton" data-away={isAway}>
      <IconButton
        kind="raised"
        size={52}
        iconSize={24}
        icon="headset"
        label={t('home.openChat')}
        onClick={() => void open()}
      >
        <Badge count={chat} label={t('app.unread', { n: computed(() => badgeText(chat.value)) })} />
      </IconButton>
    </div>
  );
}
