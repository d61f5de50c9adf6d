import '../shared/styles.mjs';
import { signal } from '@kit/render/signals';
import { createRoot } from 'react-dom/client';
import { firstTexts, language, loadTexts } from '../../../../src/i18n/locale';
import { HostContext } from '../../../../src/stores/base/useStore';
import { createWinner } from '../../../../src/stores/games/winner';
import { moneyStyle } from '../../../../src/ui/content/formatMoney';
import { AppContext } from '../../../../src/widgets/site/app/useApp';
import { counts as firstCounts, games, seconds, symbol } from '../shared/data.mjs';
import { drive } from '../shared/drive.mjs';
import { benchApp, createBenchHost, rowsOf } from './host';
import { Page } from './Page';

// The benchmark moves the winner list, not a timer.
const turns: (() => void)[] = [];
window.setInterval = ((act: () => void) => turns.push(act)) as unknown as typeof setInterval;
window.clearInterval = (() => turns.splice(0)) as typeof clearInterval;

const rows = signal(rowsOf(games));
const left = signal(seconds);
const counts = firstCounts.map((count) => signal(count));

drive({
  tick: () => {
    left.value -= 1;
  },
  badge: (at) => {
    const count = counts[at];
    if (count) count.value += 1;
  },
  turn: () => {
    for (const act of turns) act();
  },
});

moneyStyle.value = { locale: 'es-419', symbol };
const host = createBenchHost();
host.use(createWinner).loadPerLanguage(language);
await Promise.all([firstTexts(), loadTexts('wallet')]);
createRoot(document.getElementById('root') as HTMLElement).render(
  <HostContext value={host}>
    <AppContext value={benchApp}>
      <Page rows={rows} left={left} counts={counts} />
    </AppContext>
  </HostContext>,
);
