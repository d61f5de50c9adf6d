import './message.css';
import { useMount } from '@kit/render/hooks';
import { When } from '@kit/render/When';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createUnread } from '../../../stores/messages/unread';
import { createSystem } from '../../../stores/site/system';
import { Card } from '../../../ui/content/Card';
import { Row } from '../../../ui/content/Row';
import { UnreadBadge } from '../../../widgets/account/member/UnreadBadge';
import { useChat } from '../../../widgets/messages/support/useChat';
import { LoadMissing } from '../../../widgets/site/app/LoadMissing';
import { useDownloads } from '../../../widgets/site/download/useDownloads';
import { BackRow } from '../../../widgets/site/navigation/BackRow';
import { paths } from '../../../widgets/site/navigation/paths';

export default function Messages() {
  const { whiteLabel, hasFlag, showsMenu, affiliateUrl } = useStore(createSystem);
  const { mail, chat, notices, loadMail, loadChat } = useStore(createUnread);
  const { telegram } = useDownloads();
  const openChat = useChat();
  useMount(() => {
    loadMail();
    loadChat();
  });
  return (
    <div className="messages">
      <BackRow />
      <h1>{t('title.messages')}</h1>
      <Card pad="none">
        <When is={telegram}>
          {(href) => (
            <Row
              picture="/art/icons/incoming-envelope.webp"
              href={href}
              target="_blank"
              title={t('mail.rowTelegram')}
              meta={t('mail.rowTelegramText')}
            />
          )}
        </When>
        <Row
          picture="/art/icons/megaphone.webp"
          href={paths.notice}
          title={t('title.notice')}
          meta={t('mail.rowNotice')}
          end={<UnreadBadge count={notices} />}
        />
        <When is={showsMenu('MAILCEN')}>
          {() => (
            <Row
              picture="/art/icons/envelope.webp"
              href={paths.inbox}
              title={t('mail.inbox')}
              meta={t('mail.rowInbox')}
              end={<UnreadBadge count={mail} />}
            />
          )}
        </When>
        <When is={hasFlag('CBS3')}>
          {() => (
            <Row
              picture="/art/icons/speech-balloon.webp"
              onClick={() => void openChat()}
              title={t('service.liveChat')}
              meta={t('mail.rowChatText')}
              end={<UnreadBadge count={chat} />}
            />
          )}
        </When>
      </Card>
      <LoadMissing of={whiteLabel} />
      <Card pad="none">
        <When is={affiliateUrl}>
          {(href) => (
            <Row
              picture="/art/icons/handshake.webp"
              href={href}
              title={t('mail.rowAffiliate')}
              meta={t('mail.rowAffiliateText')}
            />
          )}
        </When>
        <Row
          picture="/art/icons/headphone.webp"
          href={paths.service}
          title={t('app.customerService')}
          meta={t('service.intro')}
        />
      </Card>
    </div>
  );
}
