import { signal } from '@kit/render/signals';
import './extras.css';
import { afterLayout } from '@kit/list/afterLayout';
import { useMount, useOnce } from '@kit/render/hooks';
import { t } from '../../i18n/t';
import { useStore } from '../../stores/base/useStore';
import { createUnread } from '../../stores/messages/unread';
import { IconButton } from '../../ui/controls/IconButton';
import { UnreadBadge } from '../../widgets/account/member/UnreadBadge';
import { useChat } from '../../widgets/messages/support/useChat';

/** A shorter scroll neither hides nor shows the button. In pixels. */
const MIN_SCROLL = 8;
/** So near to the top of the page the button is always shown. */
const TOP_HEIGHT = 80;

/** Opens the live chat. Scrolling down hides the button, so that it does not cover amounts; scrolling up shows it. */
export function ChatButton() {
  const { chat } = useStore(createUnread);
  const openChat = useChat();
  const isHidden = useOnce(() => signal(false));
  useMount(() => {
    let lastY = 0;
    const stop = afterLayout(() => {
      lastY = scrollY;
    });
    const onScroll = () => {
      if (Math.abs(scrollY - lastY) < MIN_SCROLL) return;
      isHidden.value = scrollY > lastY && scrollY > TOP_HEIGHT;
      lastY = scrollY;
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
        onClick={() => void openChat()}
      >
        <UnreadBadge count={chat} />
      </IconButton>
    </div>
  );
}
