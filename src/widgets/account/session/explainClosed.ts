import { isApiError } from '../../../api/ApiError';
import type { Host } from '../../../stores/base/host';
import type { App } from '../../site/app/useApp';

const CODES = ['excluded', 'time_limit', 'register_excluded', 'register_down'];

/**
 * Explains a login or registration that was rejected for a break, for used-up time or for the register of the market. Offers
 * the withdrawal when the reply has a ticket for it. False for any other error.
 */
export function explainClosed(host: Host, app: App, error: unknown): boolean {
  if (!isApiError(error) || !CODES.includes(error.code ?? '')) return false;
  import('./closedDialogs')
    .then(({ showClosed }) => showClosed(host, app, error))
    .catch(app.showError);
  return true;
}
