import './message.css';
import { computed, type ReadonlySignal } from '@kit/signals';
import { useMount } from '@kit/useSignal';
import { When } from '@kit/When';
import { t } from '../../i18n/t';
import { createSystem } from '../../stores/system';
import { createUnread } from '../../stores/unread';
import { useStore } from '../../stores/useStore';
import { Badge, badgeText } from '../../ui/Badge';
import { Card } from '../../ui/Card';
import { IconButton } from '../../ui/IconButton';
import { Row } from '../../ui/Row';
import { paths } from '../../widgets/paths';
import { useApp } from '../../widgets/useApp';
import { useChat } from '../../widgets/useChat';
import { useDownloads } from '../../widgets/useDownloads';

const Count = ({ of }: { of: ReadonlySignal<number> }) => (
  <Badge count={of} label={t('app.unread', { n: computed(() => badgeText(of.value)) })} />
);

export default function Messages() {
  const { back } = useApp();
  const { hasFlag, showsMenu, site } = useStore(createSystem);
  const { mail, chat, notices, readMail, readChat } = useStore(createUnread);
  const { telegram } = useDownloads();
  const openChat = useChat();
  const affiliate = computed(() => site.value?.affiliateUrl);
  useMount(() => {
    readMail();
    readChat();
  });
  return (
    <div className="messages">
      <header className="messages-top">
        <IconButton icon="arrow-left" label={t('app.back')} flips onClick={back} />
        <h1>{t('title.messages')}</h1>
      </header>
      <Card pad="none">
        <Row
          picture="/art/icons/megaphone.webp"
          href={paths.notice}
          title={t('title.notice')}
          meta={t('mail.rowNotice')}
          end={<Count of={notices} />}
        />
        <When is={showsMenu('MAILCEN')}>
          {() => (
            <Row
              picture="/art/icons/envelope.webp"
              href={paths.inbox}
              title={t('mail.inbox')}
              meta={t('mail.rowInbox')}
              end={<Count of={mail} />}
            />
          )}
        </When>
        <When is={hasFlag('CBS3')}>
          {() => (
            <Row
              picture="/art/icons/speech-balloon.webp"
              onClick={() => void openChat()}
              title={t('app.liveChat')}
              meta={t('mail.rowChatText')}
              end={<Count of={chat} />}
            />
          )}
        </When>
      </Card>
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
          picture="/art/icons/headphone.webp"
          href={paths.service}
          title={t('app.customerService')}
          meta={t('service.intro')}
        />
        <When is={affiliate}>
          {(href) => (
            <Row
              picture="/art/icons/handshake.webp"
              href={href}
              title={t('mail.rowAffiliate')}
              meta={t('mail.rowAffiliateText')}
            />
          )}
        </When>
      </Card>
    </div>
  );
}
