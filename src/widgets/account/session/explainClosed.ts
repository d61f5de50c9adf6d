import { isApiError } from '../../../api/ApiError';
import type { Host } from '../../../stores/base/host';
import type { App } from '../../site/app/useApp';
import type { ClosedAccount } from './ClosedAccount';

const REASONS: Record<string, ClosedAccount['reason']> = {
  excluded: 'break',
  time_limit: 'time',
  register_excluded: 'register',
};

/**
 * Explains a login or registration that was rejected for a break, for used-up time or for the register of the market. Offers
 * the withdrawal when the reply has a ticket for it. False for any other error.
 */
export function explainClosed(host: Host, app: App, error: unknown): boolean {
  if (!isApiError(error) || error.kind !== 'rejected') return false;
  const { code = '' } = error;
  const reason = Object.hasOwn(REASONS, code) ? REASONS[code] : undefined;
  const { ticket, until = null } = (error.value ?? {}) as Partial<ClosedAccount>;
  const closed = reason && typeof ticket === 'string' ? { reason, until, ticket } : undefined;
  if (!closed && code !== 'register_excluded' && code !== 'register_down') return false;
  import('./closedDialogs')
    .then(({ offerWithdrawal, explainRegister }) =>
      closed ? offerWithdrawal(host, app, closed) : explainRegister(host, app, code),
    )
    .catch(app.showError);
  return true;
}
