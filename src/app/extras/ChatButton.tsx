import './extras.css';
import { t } from '../../i18n/t';
import { useStore } from '../../stores/base/useStore';
import { createUnread } from '../../stores/messages/unread';
import { IconButton } from '../../ui/controls/IconButton';
import { UnreadBadge } from '../../widgets/account/member/UnreadBadge';
import { useChat } from '../../widgets/messages/support/useChat';
import { useHidesFloating } from './useHidesFloating';

/** Opens the live chat. Scrolling down hides the button, so that it does not cover amounts; scrolling up shows it. */
export function ChatButton() {
  const { chat } = useStore(createUnread);
  const openChat = useChat();
  const isHidden = useHidesFloating();
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
