import { Each } from '@kit/Each';
import { computed, type ReadonlySignal } from '@kit/signals';
import { When } from '@kit/When';
import { percentText } from '../../i18n/format';
import { t, textOrFallback } from '../../i18n/t';
import { createAgent } from '../../stores/agent';
import { useStore } from '../../stores/useStore';
import { Figures } from '../../ui/Figures';
import { Row } from '../../ui/Row';
import { Skeleton } from '../../ui/Skeleton';
import { AsyncContent } from '../../widgets/app/AsyncContent';
import { categoryPicture } from '../../widgets/games/categoryPicture';
import { LinkCard } from '../../widgets/invite/LinkCard';
import { useLoadPerLanguage } from '../../widgets/language/useLoadPerLanguage';
import { numberOrDash } from '../../widgets/records/orDash';

/** The link that brings members below the agent, and the rebates that the agent can share. */
export function AgentInvite() {
  const { invite } = useStore(createAgent);
  useLoadPerLanguage(() => invite.load());
  return (
    <div className="agent">
      <AsyncContent of={invite} loading={() => <Loading />}>
        {(link) => (
          <>
            <p className="muted">{t('team.inviteHint')}</p>
            <LinkCard of={link} />
            <Figures
              of={[
                {
                  label: t('team.registrations'),
                  value: computed(() => numberOrDash(link.value.registrations)),
                },
              ]}
            />
            <When is={ownRebatesOf(link)}>{(rebates) => <OwnRebates of={rebates} />}</When>
          </>
        )}
      </AsyncContent>
    </div>
  );
}

/** Undefined also when the agent has none to share. */
const ownRebatesOf = (link: ReadonlySignal<{ rebates?: Record<string, number> | undefined }>) =>
  computed(() => {
    const { rebates = {} } = link.value;
    return Object.keys(rebates).length > 0 ? rebates : undefined;
  });

const OwnRebates = ({ of }: { of: ReadonlySignal<Record<string, number>> }) => (
  <section className="agent-section" aria-labelledby="agent-own-rebates">
    <h2 id="agent-own-rebates">{t('team.ownRebates')}</h2>
    <ul className="card" data-pad="none">
      <Each of={computed(() => Object.entries(of.value))} by={([gameType]) => gameType}>
        {([gameType, percent]) => (
          <li>
            <Row
              picture={categoryPicture(gameType)}
              title={textOrFallback(`game.${gameType}`)}
              end={<b className="num">{computed(() => percentText(percent / 100))}</b>}
            />
          </li>
        )}
      </Each>
    </ul>
  </section>
);

const Loading = () => (
  <>
    <Skeleton height={40} radius={8} />
    <Skeleton height={280} radius={20} />
    <Skeleton height={74} radius={16} />
    <Skeleton height={320} radius={20} />
  </>
);
