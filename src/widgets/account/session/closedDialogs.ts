import { loadTexts } from '../../../i18n/locale';
import { t, text } from '../../../i18n/t';
import type { Host } from '../../../stores/base/host';
import { createExclusion } from '../../../stores/safePlay/exclusion';
import { createMarket } from '../../../stores/site/market';
import { closedText } from '../../safePlay/closedText';
import type { App } from '../../site/app/useApp';
import { paths } from '../../site/navigation/paths';
import type { ClosedAccount } from './ClosedAccount';

/** A link to the register of the market, with its name. */
function registerLink({ use }: Host) {
  const register = use(createMarket).exclusionRegister.peek();
  return (
    register && {
      text: text('safePlay.registerSee', { name: register.name }),
      href: register.address,
    }
  );
}

/** Says that the register lists the person who registers or logs in, or that it does not answer now. */
export async function explainRegister(host: Host, app: App, code: string) {
  await loadTexts('safePlay');
  const isDown = code === 'register_down';
  await app.alert({
    title: text(isDown ? 'safePlay.registerDownTitle' : 'safePlay.closedTitle'),
    text: text(isDown ? 'safePlay.registerDown' : 'safePlay.registerNoAccount'),
    link: registerLink(host) ?? undefined,
    ok: t('app.close'),
  });
}

/** Shows why the member cannot play, and opens the withdrawal when they choose it. */
export async function offerWithdrawal(host: Host, app: App, closed: ClosedAccount) {
  await loadTexts('safePlay');
  const isWanted = await app.confirm({
    title: text('safePlay.closedTitle'),
    text: closedText(closed),
    link: closed.reason === 'register' ? (registerLink(host) ?? undefined) : undefined,
    ok: text('safePlay.withdrawMoney'),
    cancel: text('safePlay.notNow'),
  });
  if (!isWanted) return;
  await host.use(createExclusion).openWithdrawals(closed.ticket);
  app.navigate(paths.withdraw, { replace: true });
}
