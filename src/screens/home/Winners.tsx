import './winners.css';
import { Each } from '@kit/Each';
import { computed, type ReadonlySignal } from '@kit/signals';
import { useMount } from '@kit/useSignal';
import { When } from '@kit/When';
import { language } from '../../i18n/locale';
import { t } from '../../i18n/t';
import { useStore } from '../../stores/useStore';
import { createWinner, type Winner } from '../../stores/winner';
import { Money } from '../../ui/Money';
import { Picture } from '../../ui/Picture';
import { SectionTitle } from '../../ui/SectionTitle';
import { paths } from '../../widgets/paths';
import { usePictures } from '../../widgets/usePictures';
import { WinnerList } from './WinnerList';

/** The best in the middle, as on a podium. */
const STEPS = [2, 1, 3];

export function Winners() {
  const { podium, follow, isRead } = useStore(createWinner);
  useMount(() => follow(language));
  const steps = computed(() =>
    STEPS.map((place) => podium.value[place - 1]).filter((one) => one !== undefined),
  );
  return (
    <When is={computed(() => podium.value.length > 0)} or={() => <Blank until={isRead} />}>
      {() => (
        <section className="home-section" aria-labelledby="home-winners">
          <SectionTitle
            id="home-winners"
            picture="/art/icons/trophy.webp"
            more={t('app.seeAll')}
            href={paths.winnerBoard}
          >
            {t('home.winners')}
          </SectionTitle>
          <div className="winners">
            <ol className="podium">
              <Each of={steps} by={({ place }) => place}>
                {(winner) => <Step winner={winner} />}
              </Each>
            </ol>
            <WinnerList />
          </div>
        </section>
      )}
    </When>
  );
}

/** Keeps the place of a board that is on its way, so that nothing moves when it is here. */
const Blank = ({ until }: { until: ReadonlySignal<boolean> }) => (
  <div className="winners-blank" aria-hidden="true" hidden={until} />
);

function Step({ winner }: { winner: Winner }) {
  const picturesOf = usePictures();
  return (
    <li className="podium-step" data-place={winner.place} title={winner.game}>
      {winner.place === 1 && (
        <img className="podium-crown" src="/art/podium-crown.webp" alt="" width={34} height={34} />
      )}
      <Picture
        src={computed(() => picturesOf(winner.picture)[0])}
        alt={winner.game}
        width={winner.place === 1 ? 80 : 62}
        height={winner.place === 1 ? 80 : 62}
      />
      <b>{winner.player}</b>
      <Money amount={winner.amount} tone="win" />
      <span className="podium-stone">{winner.place}</span>
    </li>
  );
}
