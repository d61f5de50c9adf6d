import { Each } from '@kit/render/Each';
import { computed, type ReadonlySignal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { percentText } from '../../../i18n/format';
import { t, textOrFallback } from '../../../i18n/t';
import { createAgent } from '../../../stores/agents/agent';
import { useStore } from '../../../stores/base/useStore';
import { Figures } from '../../../ui/content/Figures';
import { Row } from '../../../ui/content/Row';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { categoryPicture } from '../../../widgets/games/list/categoryPicture';
import { LinkCard } from '../../../widgets/promotions/invite/LinkCard';
import { numberOrDash } from '../../../widgets/records/orDash';
import { AsyncContent } from '../../../widgets/site/app/AsyncContent';
import { useLoadPerLanguage } from '../../../widgets/site/language/useLoadPerLanguage';

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
