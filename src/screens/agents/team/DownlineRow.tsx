import { computed, type ReadonlySignal } from '@kit/render/signals';
import { dateText } from '../../../i18n/format';
import { t } from '../../../i18n/t';
import { createDownline, type DownlineMember } from '../../../stores/agents/downline';
import { useStore } from '../../../stores/base/useStore';
import { Avatar } from '../../../ui/content/Avatar';
import { Row } from '../../../ui/content/Row';
import { moneyOrDash } from '../../../widgets/records/orDash';
import { hrefOfDownlineMember } from '../../../widgets/site/navigation/agentPaths';
import { memberName } from './memberName';

const FIGURES = {
  stake: t('team.sort_stake'),
  deposits: t('team.sort_deposits'),
  balance: t('team.balance'),
} as const;

/** A member of the downline, with the figure that the list is sorted by. */
export function DownlineRow({ member }: { member: ReadonlySignal<DownlineMember | undefined> }) {
  const { sort } = useStore(createDownline).choice();
  const field = computed(
    () => (sort.value in FIGURES ? sort.value : 'balance') as keyof typeof FIGURES,
  );
  const name = computed(() => memberName(member.value));
  const meta = computed(() => {
    if (!member.value) return '';
    const { level, isAgent, joinedAt } = member.value;
    // The date must not break: when it does not fit on the first line, the whole date moves to the second.
    const date = dateText(joinedAt).replaceAll(' ', '\u00a0');
    if (level === undefined) return date;
    const values = { n: level, date };
    if (!joinedAt) return t('team.level', values).value;
    return t(isAgent ? 'team.agentSince' : 'team.memberSince', values).value;
  });
  return (
    <Row
      href={computed(() => hrefOfDownlineMember(member.value?.account ?? ''))}
      start={<Avatar name={name} size={40} />}
      title={name}
      meta={meta}
      end={
        <span className="agent-row-figure">
          <b className="num">{computed(() => moneyOrDash(member.value?.[field.value]))}</b>
          <small>{computed(() => FIGURES[field.value].value)}</small>
        </span>
      }
    />
  );
}
