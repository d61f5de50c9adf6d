import '../../../ui/theme/glowCard.css';
import { computed, type ReadonlySignal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { dateText } from '../../../i18n/format';
import { t } from '../../../i18n/t';
import type { DownlineDetail } from '../../../stores/agents/downline';
import { Avatar } from '../../../ui/content/Avatar';
import { Money } from '../../../ui/content/Money';
import { Tag } from '../../../ui/feedback/Tag';
import { SumCard } from '../../../widgets/records/SumCard';
import { memberName } from './memberName';

/** Name, level and balance, then the upline, the dates and the mobile number. */
export function MemberHead({ of }: { of: ReadonlySignal<DownlineDetail> }) {
  const name = computed(() => memberName(of.value));
  const line = (key: string, label: ReturnType<typeof t>, value: () => string) => ({
    key,
    label,
    value: computed(value),
  });
  const lines = computed(() => [
    ...(of.value.upline ? [line('upline', t('team.upline'), () => of.value.upline)] : []),
    ...(of.value.joinedAt
      ? [line('joined', t('team.joinedAt'), () => dateText(of.value.joinedAt))]
      : []),
    ...(of.value.lastLoginAt
      ? [line('login', t('team.lastLogin'), () => dateText(of.value.lastLoginAt, 'moment'))]
      : []),
    ...(of.value.mobile ? [line('mobile', t('team.mobile'), () => of.value.mobile ?? '')] : []),
  ]);
  return (
    <>
      <section className="glowcard agent-hero agent-member" aria-labelledby="agent-member">
        <Avatar name={name} size={64} />
        <div>
          <h2 id="agent-member">{name}</h2>
          <p className="muted">{computed(() => of.value.account)}</p>
          <p className="agent-tags">
            <When is={computed(() => of.value.level)}>
              {(n) => <Tag tone="info">{t('team.level', { n })}</Tag>}
            </When>
            <When is={computed(() => of.value.isAgent)}>
              {() => <Tag tone="accent">{t('team.agent')}</Tag>}
            </When>
          </p>
        </div>
        <When is={computed(() => of.value.balance !== undefined)}>
          {() => (
            <p className="agent-member-balance">
              <span className="muted">{t('team.balance')}</span>
              <Money amount={computed(() => of.value.balance)} size={24} quietParts />
            </p>
          )}
        </When>
      </section>
      <SumCard lines={lines} />
    </>
  );
}
