import './extras.css';
import { afterLayout } from '@kit/afterLayout';
import { useMount, useSignal } from '@kit/useSignal';
import { t } from '../../i18n/t';
import { createUnread } from '../../stores/unread';
import { useStore } from '../../stores/useStore';
import { IconButton } from '../../ui/IconButton';
import { UnreadBadge } from '../../widgets/member/UnreadBadge';
import { useChat } from '../../widgets/support/useChat';

/** Opens the live chat. Scrolling down hides the button, so that it does not cover amounts; scrolling up shows it. */
export function ChatButton() {
  const { chat } = useStore(createUnread);
  const open = useChat();
  const isHidden = useSignal(false);
  useMount(() => {
    let last = 0;
    const stop = afterLayout(() => {
      last = scrollY;
    });
    const onScroll = () => {
      if (Math.abs(scrollY - last) < 8) return;
      isHidden.value = scrollY > last && scrollY > 80;
      last = scrollY;
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      stop();
      removeEventListener('scroll', onScroll);
    };
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
