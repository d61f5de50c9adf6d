import { Each } from '@kit/Each';
import { createResource } from '@kit/resource';
import { computed } from '@kit/signals';
import { useMount } from '@kit/useSignal';
import { useState } from 'react';
import { t, tx } from '../../i18n/t';
import { createGame } from '../../stores/game';
import { useStore } from '../../stores/useStore';
import { SectionTitle } from '../../ui/SectionTitle';
import { categoryPicture } from '../../widgets/categoryPicture';
import { pathOfCategory } from '../../widgets/paths';
import { GameGrid } from './GameGrid';

const SHOWN = ['RNG', 'LIVE', 'FISH', 'CRASH', 'PVP'];
const HOME_SIZE = 54;
const chunkOf = (code: string) => (code === 'RNG' ? 9 : 6);

export function Sections() {
  const { categories } = useStore(createGame);
  const shown = computed(() => categories.value.filter(({ code }) => SHOWN.includes(code)));
  return (
    <Each of={shown} by={({ code }) => code}>
      {({ code }) => <Section code={code} />}
    </Each>
  );
}

function Section({ code }: { code: string }) {
  const { page } = useStore(createGame);
  const [games] = useState(() =>
    createResource(
      async (_, { signal }) =>
        (await page({ category: code, page: 1, size: HOME_SIZE }, signal)).games,
      { id: 'id' },
    ),
  );
  useMount(() => void games.load());
  return (
    <section className="home-section" aria-labelledby={`home-${code}`}>
      <SectionTitle
        id={`home-${code}`}
        picture={categoryPicture(code)}
        more={t('app.seeAll')}
        href={pathOfCategory(code)}
      >
        {tx(`game.${code}`)}
      </SectionTitle>
      <GameGrid of={games} most={chunkOf(code)} />
    </section>
  );
}
