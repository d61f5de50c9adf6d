import { createResource } from '@kit/data/resource';
import { computed } from '@kit/render/signals';
import { getAdmin, postAdmin } from '../admin';
import { LoadedData } from '../LoadedData';
import { actAndReload } from '../page';

interface MarketState {
  name: string;
  languages: string[];
  markets: { name: string; title: string }[];
}

const market = createResource(() => getAdmin<MarketState>('market'));

/** Without its choice the app begins in the language of its first visit, as where the market before was one of its own. */
function forgetLanguage(offered: readonly string[]) {
  if (!offered.includes(localStorage.getItem('language') ?? ''))
    localStorage.removeItem('language');
}

const enter = (name: string, title: string) =>
  actAndReload(async () => {
    await postAdmin('market', { name });
    await market.load();
    forgetLanguage(market.value.peek()?.languages ?? []);
  }, `The market is ${title}.`);

/** The market whose rules the backend keeps and the app shows. */
export const Market = () => (
  <LoadedData of={market}>
    {(state) => (
      <>
        <div className="buttons">
          {state.peek().markets.map(({ name, title }) => (
            <button
              key={name}
              type="button"
              aria-pressed={computed(() => state.value.name === name)}
              onClick={() => void enter(name, title)}
            >
              {title}
            </button>
          ))}
        </div>
        <p className="muted">The rules of each market: docs/markets.md</p>
      </>
    )}
  </LoadedData>
);
