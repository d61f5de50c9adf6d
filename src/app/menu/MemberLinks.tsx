import { When } from '@kit/When';
import { t } from '../../i18n/t';
import { createSession } from '../../stores/session';
import { createSystem } from '../../stores/system';
import { createUnread } from '../../stores/unread';
import { useStore } from '../../stores/useStore';
import { Accordion } from '../../ui/Accordion';
import { Row } from '../../ui/Row';
import { LoadMissing } from '../../widgets/app/LoadMissing';
import { UnreadBadge } from '../../widgets/member/UnreadBadge';
import { memberEntries } from '../../widgets/navigation/memberEntries';
import { paths } from '../../widgets/navigation/paths';

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
