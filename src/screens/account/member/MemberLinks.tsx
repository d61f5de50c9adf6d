import { useSignalEffect } from '@kit/render/hooks';
import { computed, untracked } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { language } from '../../../i18n/locale';
import { t } from '../../../i18n/t';
import { createSession } from '../../../stores/account/session';
import { createAgentContract } from '../../../stores/agents/agentContract';
import { useStore } from '../../../stores/base/useStore';
import { createUnread } from '../../../stores/messages/unread';
import { createSystem } from '../../../stores/site/system';
import { Row } from '../../../ui/content/Row';
import { Badge } from '../../../ui/feedback/Badge';
import { UnreadBadge } from '../../../widgets/account/member/UnreadBadge';
import { SafePlayRow } from '../../../widgets/safePlay/SafePlayRow';
import { languageName } from '../../../widgets/site/language/languageName';
import { useOfferedLanguages } from '../../../widgets/site/language/useOfferedLanguages';
import {
  agentContractPaths,
  hrefOfContracts,
} from '../../../widgets/site/navigation/agentContractPaths';
import { categoryPaths, paths } from '../../../widgets/site/navigation/paths';
import { ThemeChoice } from '../../../widgets/site/navigation/ThemeChoice';

/** Links that are used less often than the tiles above. */
export function MemberLinks() {
  const { showsMenu } = useStore(createSystem);
  const { hasChoice } = useOfferedLanguages();
  const { mail, notices } = useStore(createUnread);
  const { isAgent } = useStore(createSession);
  return (
    <>
      <When is={isAgent}>
        {() => (
          <nav className="card" data-pad="none" aria-label={t('member.agent')}>
            <Row icon="users-round" href={paths.agent} title={t('member.agentCenter')} />
          </nav>
        )}
      </When>
      <nav className="card" data-pad="none" aria-label={t('member.records')}>
        <When is={showsMenu('MAILCEN')}>
          {() => (
            <Row
              icon="mail"
              href={paths.inbox}
              title={t('member.mail')}
              end={<UnreadBadge count={mail} />}
            />
          )}
        </When>
        <Row
          icon="megaphone"
          href={paths.notice}
          title={t('title.notice')}
          end={<UnreadBadge count={notices} />}
        />
        <When is={showsMenu('DEPRECM3')}>
          {() => (
            <Row
              icon="arrow-down-to-line"
              href={paths.depositRecord}
              title={t('member.depositRecord')}
            />
          )}
        </When>
        <Row
          icon="arrow-up-from-line"
          href={paths.withdrawRecord}
          title={t('member.withdrawRecord')}
        />
        <Row icon="heart" href={categoryPaths.FAV} title={t('member.favorites')} />
      </nav>
      <nav className="card" data-pad="none" aria-label={t('member.settings')}>
        <WaitingContracts />
        <Row icon="id-card" href={paths.kyc} title={t('member.kyc')} />
        <Row icon="landmark" href={paths.bankCards} title={t('member.bankCards')} />
        <When is={isAgent}>
          {() => <Row icon="file-text" href={hrefOfContracts} title={t('member.contracts')} />}
        </When>
        <When is={hasChoice}>
          {() => (
            <Row
              icon="languages"
              href={paths.language}
              title={t('app.language')}
              end={computed(() => languageName(language.value))}
            />
          )}
        </When>
        <ThemeChoice />
      </nav>
      <nav className="card" data-pad="none" aria-label={t('member.support')}>
        <SafePlayRow />
        <Row icon="circle-help" href={paths.help} title={t('title.help')} />
        <Row icon="headset" href={paths.service} title={t('app.customerService')} />
        <Row icon="message-square-text" href={paths.support} title={t('title.support')} />
      </nav>
    </>
  );
}

/** Contracts that wait for an answer, also when the member has put them off. Leads to the first. */
function WaitingContracts() {
  const { canHaveAgentContracts } = useStore(createSession);
  const { waitingKinds, loadWaitingKinds } = useStore(createAgentContract);
  useSignalEffect(() => {
    // A failed request shows nothing: the row is only a reminder.
    if (canHaveAgentContracts.value)
      untracked(() => void loadWaitingKinds().catch(() => undefined));
  });
  return (
    <When is={computed(() => waitingKinds.value[0])}>
      {(first) => (
        <Row
          icon="file-text"
          href={computed(() => agentContractPaths[first.value])}
          title={t('member.waitingContracts')}
          end={<Badge count={computed(() => waitingKinds.value.length)} />}
        />
      )}
    </When>
  );
}
