import { loadTexts } from '../../../i18n/locale';
import { text } from '../../../i18n/t';
import type { Host } from '../../../stores/base/host';
import { createExclusion } from '../../../stores/safePlay/exclusion';
import { closedText } from '../../safePlay/closedText';
import type { App } from '../../site/app/useApp';
import { paths } from '../../site/navigation/paths';
import type { ClosedAccount } from './ClosedAccount';

/** Shows why the member cannot play, and opens the withdrawal when they choose it. */
export async function offerWithdrawal({ use }: Host, app: App, closed: ClosedAccount) {
  await loadTexts('safePlay');
  const isWanted = await app.confirm({
    title: text('safePlay.closedTitle'),
    text: closedText(closed),
    ok: text('safePlay.withdrawMoney'),
    cancel: text('safePlay.notNow'),
  });
  if (!isWanted) return;
  await use(createExclusion).openWithdrawals(closed.ticket);
  app.navigate(paths.withdraw, { replace: true });
}
