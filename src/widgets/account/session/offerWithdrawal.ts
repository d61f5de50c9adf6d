import { dateText } from '../../../i18n/format';
import { loadWords } from '../../../i18n/locale';
import { text } from '../../../i18n/t';
import type { Host } from '../../../stores/base/host';
import { createExclusion } from '../../../stores/safePlay/exclusion';
import type { App } from '../../site/app/useApp';
import { paths } from '../../site/navigation/paths';
import type { ClosedAccount } from './ClosedAccount';

function explanation({ reason, until }: ClosedAccount) {
  if (until === null) return text('safePlay.closedForever');
  const date = dateText(until, 'moment');
  return text(reason === 'break' ? 'safePlay.closedBreak' : 'safePlay.closedTime', { date });
}

/** Shows why the member cannot play, and opens the withdrawal when they choose it. */
export async function offerWithdrawal({ use }: Host, app: App, closed: ClosedAccount) {
  await loadWords('safePlay');
  const isWanted = await app.confirm({
    title: text('safePlay.closedTitle'),
    text: explanation(closed),
    ok: text('safePlay.withdrawMoney'),
    cancel: text('safePlay.notNow'),
  });
  if (!isWanted) return;
  await use(createExclusion).openWithdrawals(closed.ticket);
  app.navigate(paths.withdraw, { replace: true });
}
