import { Each } from '@kit/render/Each';
import { computed, type ReadonlySignal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../../i18n/t';
import type { Team } from '../../../stores/agents/agent';
import { Figures } from '../../../ui/content/Figures';
import { formatMoney } from '../../../ui/content/formatMoney';
import { Money } from '../../../ui/content/Money';
import { Row } from '../../../ui/content/Row';
import { BarChart } from '../../../widgets/records/BarChart';
import { numberOrDash } from '../../../widgets/records/orDash';
import { SumCard } from '../../../widgets/records/SumCard';
import { totalLines } from '../overview/totalLines';

/** What the whole team did in a period: members, stakes by day, money, and the three levels. */
export function TeamFigures({ of }: { of: ReadonlySignal<Team> }) {
  const stakes = computed(() =>
    of.value.days.map(({ day, stake = 0 }) => ({ key: day, value: stake })).toReversed(),
  );
  const count = (field: 'members' | 'active' | 'joined') =>
    computed(() => numberOrDash(of.value[field]));
  return (
    <>
      <Figures
        of={[
          { label: t('team.members'), value: count('members') },
          { label: t('team.active'), value: count('active') },
          { label: t('team.joined'), value: count('joined') },
        ]}
      />
      <When is={computed(() => of.value.stake !== undefined)}>
        {() => (
          <section className="card agent-chart" data-pad="large" aria-label={t('team.stakesByDay')}>
            <h3>{t('team.stakesByDay')}</h3>
            <Money amount={computed(() => of.value.stake)} size={24} quietParts />
            <BarChart values={stakes} label={(best) => t('team.chart', { best })} />
          </section>
        )}
      </When>
      <SumCard lines={totalLines(of)} />
      <When is={computed(() => of.value.levels.length > 0)}>{() => <Levels of={of} />}</When>
    </>
  );
}

const Levels = ({ of }: { of: ReadonlySignal<Team> }) => (
  <section className="agent-section" aria-labelledby="agent-levels">
    <h3 id="agent-levels">{t('team.levels')}</h3>
    <ul className="card" data-pad="none">
      <Each of={computed(() => of.value.levels)} by={({ level }) => level}>
        {({ level }) => <LevelRow of={of} level={level} />}
      </Each>
    </ul>
  </section>
);

function LevelRow({ of, level }: { of: ReadonlySignal<Team>; level: number }) {
  const figures = computed(() => of.value.levels.find((row) => row.level === level));
  const title = computed(() => {
    const { members } = figures.value ?? {};
    return members === undefined
      ? t('team.level', { n: level }).value
      : t('team.memberCount', { n: members }).value;
  });
  const meta = computed(() => {
    const { stake } = figures.value ?? {};
    return stake === undefined ? '' : t('team.staked', { amount: formatMoney(stake) }).value;
  });
  return (
    <li>
      <Row
        start={<span className="agent-level num">{level}</span>}
        title={title}
        meta={meta}
        end={
          <Money amount={computed(() => figures.value?.commission)} size={14} tone="win" signed />
        }
      />
    </li>
  );
}
