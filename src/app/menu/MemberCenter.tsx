import { computed } from '@kit/signals';
import { When } from '@kit/When';
import { t } from '../../i18n/t';
import { createSystem } from '../../stores/system';
import { createUnread } from '../../stores/unread';
import { useStore } from '../../stores/useStore';
import { Accordion } from '../../ui/Accordion';
import { Badge, badgeText } from '../../ui/Badge';
import { Row } from '../../ui/Row';
import { memberEntries } from '../../widgets/memberEntries';
import { paths } from '../../widgets/paths';

export function MemberCenter() {
  const { showsMenu } = useStore(createSystem);
  const { mail } = useStore(createUnread);
  const shown = computed(() => badgeText(mail.value));
  return (
    <Accordion icon="user-round" title={t('app.memberCenter')}>
      <Row icon="circle-user-round" href={paths.member} title={t('app.navMember')} />
      {memberEntries.map(({ to, icon, words, key }) => (
        <When key={to} is={showsMenu(key)}>
          {() => (
            <Row
              icon={icon}
              href={to}
              title={t(words)}
              end={
                to === paths.inbox && <Badge count={mail} label={t('app.unread', { n: shown })} />
              }
            />
          )}
        </When>
      ))}
    </Accordion>
  );
}
