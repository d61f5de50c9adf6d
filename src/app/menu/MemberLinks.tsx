import { When } from '@kit/render/When';
import { t } from '../../i18n/t';
import { createSession } from '../../stores/account/session';
import { useStore } from '../../stores/base/useStore';
import { createUnread } from '../../stores/messages/unread';
import { createSystem } from '../../stores/site/system';
import { Row } from '../../ui/content/Row';
import { Accordion } from '../../ui/controls/Accordion';
import { UnreadBadge } from '../../widgets/account/member/UnreadBadge';
import { LoadMissing } from '../../widgets/site/app/LoadMissing';
import { memberEntries } from '../../widgets/site/navigation/memberEntries';
import { paths } from '../../widgets/site/navigation/paths';

/** The screens of a member that the merchant has switched on. */
export function MemberLinks() {
  const { showsMenu, whiteLabel } = useStore(createSystem);
  const { mail } = useStore(createUnread);
  const { isAgent } = useStore(createSession);
  return (
    <Accordion icon="user-round" title={t('app.memberCenter')}>
      <Row icon="circle-user-round" href={paths.member} title={t('app.navMember')} />
      <When is={isAgent}>
        {() => <Row icon="users-round" href={paths.agent} title={t('member.agentCenter')} />}
      </When>
      {memberEntries.map(({ to, icon, label, key }) => (
        <When key={to} is={showsMenu(key)}>
          {() => (
            <Row
              icon={icon}
              href={to}
              title={t(label)}
              end={to === paths.inbox && <UnreadBadge count={mail} />}
            />
          )}
        </When>
      ))}
      <LoadMissing of={whiteLabel} />
    </Accordion>
  );
}
