import './Winners.css';
import { useNear } from '@kit/list/useNear';
import { Each } from '@kit/render/Each';
import { useMount, useOnce, useSignalEffect } from '@kit/render/hooks';
import { computed, type ReadonlySignal, signal, untracked } from '@kit/render/signals';
import { When } from '@kit/render/When';
import type { Ref } from 'react';
import { language } from '../../../../i18n/locale';
import { t } from '../../../../i18n/t';
import { useStore } from '../../../../stores/base/useStore';
import { createWinner, type Winner } from '../../../../stores/games/winner';
import { Money } from '../../../../ui/content/Money';
import { Picture } from '../../../../ui/content/Picture';
import { SectionTitle } from '../../../../ui/content/SectionTitle';
import { usePictures } from '../../../../widgets/site/app/usePictures';
import { paths } from '../../../../widgets/site/navigation/paths';
import { WinnerList } from './WinnerList';

/** So large that the section counts as near from the first touch, key or scroll on (see `useNear`). */
const MARGIN = 6000;

export function Winners() {
  const { podium, loadPerLanguage, reloadWhenOnline, isSettled } = useStore(createWinner);
  const isNear = useOnce(() => signal(isSettled.peek()));
  const ref = useNear<HTMLDivElement>(() => {
    isNear.value = true;
  }, MARGIN);
  useSignalEffect(() => {
    if (isNear.value) return untracked(() => loadPerLanguage(language));
  });
  useMount(reloadWhenOnline);
  return (
    <When
      is={computed(() => isNear.value && podium.value.length > 0)}
      or={() => <WinnersPlaceholder until={isSettled} ref={ref} />}
    >
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
              <Each of={podium} by={({ place }) => place}>
                {(winner) => <PodiumStep winner={winner} />}
              </Each>
            </ol>
            <WinnerList />
          </div>
        </section>
      )}
    </When>
  );
}

interface PlaceholderProps {
  until: ReadonlySignal<boolean>;
  ref: Ref<HTMLDivElement>;
}

/** Reserves the height of the section while it loads, so that the layout does not shift. */
const WinnersPlaceholder = ({ until, ref }: PlaceholderProps) => (
  <div className="winners-placeholder" aria-hidden="true" hidden={until} ref={ref} />
);

function PodiumStep({ winner }: { winner: Winner }) {
  const picturesOf = usePictures();
  return (
    <li className="podium-step" data-place={winner.place} title={winner.game}>
      {winner.place === 1 && (
        <img className="podium-crown" src="/art/podium-crown.webp" alt="" width={34} height={34} />
      )}
      <Picture
        src={computed(() => picturesOf(winner.picture))}
        alt={winner.game}
        width={winner.place === 1 ? 80 : 62}
        height={winner.place === 1 ? 80 : 62}
      />
      <b>{winner.player}</b>
      <Money amount={winner.amount} tone="win" />
      <span className="podium-block">{winner.place}</span>
    </li>
  );
}
