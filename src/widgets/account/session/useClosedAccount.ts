import { isApiError } from '../../../api/ApiError';
import { useHost } from '../../../stores/base/useStore';
import { useApp } from '../../site/app/useApp';
import type { ClosedAccount } from './ClosedAccount';

const REASONS: Record<string, ClosedAccount['reason']> = { excluded: 'break', time_limit: 'time' };

function closedAccountOf(error: unknown): ClosedAccount | undefined {
  if (!isApiError(error) || error.kind !== 'rejected') return undefined;
  const reason = REASONS[error.code ?? ''];
  const { ticket, until = null } = (error.value ?? {}) as Partial<ClosedAccount>;
  return reason && typeof ticket === 'string' ? { reason, until, ticket } : undefined;
}

/** Explains a login that was rejected for a break or for used-up time, and offers the withdrawal. False for any other error. */
export function useClosedAccount() {
  const host = useHost();
  const app = useApp();
  return (error: unknown): boolean => {
    const closed = closedAccountOf(error);
    if (!closed) return false;
    import('./offerWithdrawal')
      .then(({ offerWithdrawal }) => offerWithdrawal(host, app, closed))
      .catch(app.showError);
    return true;
  };
}
