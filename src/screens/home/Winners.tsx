import { Each } from '@kit/Each';
import { computed } from '@kit/signals';
import { useMount } from '@kit/useSignal';
import { When } from '@kit/When';
import { t } from '../../i18n/t';
import { useStore } from '../../stores/useStore';
import { createWinner, type Winner } from '../../stores/winner';
import { Money } from '../../ui/Money';
import { Picture } from '../../ui/Picture';
import { SectionTitle } from '../../ui/SectionTitle';
import { usePictures } from '../../widgets/usePictures';

const STEPS = [2, 1, 3];
const LISTED = 6;

export function Winners() {
  const { podium, rest, load } = useStore(createWinner);
  useMount(() => void load());
  const steps = computed(() =>
    STEPS.map((place) => podium.value[place - 1]).filter((one) => one !== undefined),
  );
  const listed = computed(() => rest.value.slice(0, LISTED));
  return (
    <When is={computed(() => podium.value.length > 0)}>
      {() => (
        <section className="home-section" aria-labelledby="home-winners">
          <SectionTitle id="home-winners" picture="/art/icons/trophy.webp">
            {t('home.winners')}
          </SectionTitle>
          <div className="winners">
            <ol className="podium">
              <Each of={steps} by={({ place }) => place}>
                {(winner) => <Step winner={winner} />}
              </Each>
            </ol>
            <ul>
              <Each of={listed} by={({ place }) => place}>
                {(winner) => <Line winner={winner} />}
              </Each>
            </ul>
          </div>
        </section>
      )}
    </When>
  );
}

function Step({ winner }: { winner: Winner }) {
  const picturesOf = usePictures();
  return (
    <li className="podium-step" data-place={winner.place}>
      <Picture src={computed(() => picturesOf(winner.picture)[0])} alt="" width={62} height={62} />
      <b>{winner.player}</b>
      <Money amount={winner.amount} tone="win" />
      <span className="podium-stone">{winner.place}</span>
    </li>
  );
}

function Line({ winner }: { winner: Winner }) {
  const picturesOf = usePictures();
  return (
    <li className="winner">
      <Picture src={computed(() => picturesOf(winner.picture)[0])} alt="" width={42} height={42} />
      <span className="winner-text">
        <b>{winner.game}</b>
        <span className="muted">
          {winner.player} · {winner.vendor}
        </span>
      </span>
      <Money amount={winner.amount} tone="win" />
    </li>
  );
}
