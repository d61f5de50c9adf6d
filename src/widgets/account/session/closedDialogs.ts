import type { ApiError } from '../../../api/ApiError';
import { loadTexts } from '../../../i18n/locale';
import { t, text } from '../../../i18n/t';
import type { Host } from '../../../stores/base/host';
import { createExclusion } from '../../../stores/safePlay/exclusion';
import { createMarketInformation } from '../../../stores/safePlay/marketInformation';
import { closedText } from '../../safePlay/closedText';
import type { App } from '../../site/app/useApp';
import { paths } from '../../site/navigation/paths';

/** What the reply to a rejected login contains, for a member who cannot play now. */
interface ClosedAccount {
  reason: 'break' | 'time' | 'register';
  /** Null: for good. Absent: not known. */
  until?: number | null | undefined;
  ticket: string;
}

const REASONS: Record<string, ClosedAccount['reason']> = {
  excluded: 'break',
  time_limit: 'time',
  register_excluded: 'register',
};

function closedAccountOf({ code = '', value }: ApiError): ClosedAccount | undefined {
  const reason = REASONS[code];
  const { ticket, until } = (value ?? {}) as Partial<ClosedAccount>;
  return reason && typeof ticket === 'string' ? { reason, until, ticket } : undefined;
}

/** Says why the member cannot log in or register. */
export function showClosed(host: Host, app: App, error: ApiError) {
  const closed = closedAccountOf(error);
  if (closed) return offerWithdrawal(host, app, closed);
  return error.code?.startsWith('register_')
    ? explainRegister(host, app, error.code === 'register_down')
    : app.showError(error);
}

/** A link to the register of the market, with its name. */
function registerLink({ use }: Host) {
  const register = use(createMarketInformation).exclusionRegister.peek();
  return register
    ? { text: text('safePlay.registerSee', { name: register.name }), href: register.address }
    : undefined;
}

/** Says that the register lists the person who registers or logs in, or that it does not answer now. */
async function explainRegister(host: Host, app: App, isDown: boolean) {
  await loadTexts('safePlay');
  await app.alert({
    title: text(isDown ? 'safePlay.registerDownTitle' : 'safePlay.closedTitle'),
    text: text(isDown ? 'safePlay.registerDown' : 'safePlay.registerNoAccount'),
    link: registerLink(host),
    ok: t('app.close'),
  });
}

/** Shows why the member cannot play, and opens the withdrawal when they choose it. */
async function offerWithdrawal(host: Host, app: App, closed: ClosedAccount) {
  await loadTexts('safePlay');
  const isWanted = await app.confirm({
    title: text('safePlay.closedTitle'),
    text: closedText(closed),
    link: closed.reason === 'register' ? registerLink(host) : undefined,
    ok: text('safePlay.withdrawMoney'),
    cancel: text('safePlay.notNow'),
  });
  if (!isWanted) return;
  await host.use(createExclusion).openWithdrawals(closed.ticket);
  app.navigate(paths.withdraw, { replace: true });
}
