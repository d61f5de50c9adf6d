import './extras.css';
import { useMount, useSignal } from '@kit/useSignal';
import { t } from '../../i18n/t';
import { createUnread } from '../../stores/unread';
import { useStore } from '../../stores/useStore';
import { IconButton } from '../../ui/IconButton';
import { UnreadBadge } from '../../widgets/member/UnreadBadge';
import { useChat } from '../../widgets/support/useChat';

/** Hidden while the member scrolls down, so that it covers no amount. */
export function ChatButton() {
  const { chat } = useStore(createUnread);
  const open = useChat();
  const isHidden = useSignal(false);
  useMount(() => {
    // Not read before the first scroll: while the page is drawn that would force a layout.
    let last: number | undefined;
    const onScroll = () => {
      last ??= scrollY;
      if (Math.abs(scrollY - last) < 8) return;
      isHidden.value = scrollY > last && scrollY > 80;
      last = scrollY;
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  });
  return (
    <div className="chatbutton" data-hidden={isHidden}>
      <IconButton
        kind="raised"
        size={52}
        iconSize={24}
        icon="headset"
        label={t('home.openChat')}
        onClick={() => void open()}
      >
        <UnreadBadge count={chat} />
      </IconButton>
    </div>
  );
}
