import { isApiError } from '../../../api/ApiError';
import { errorText } from '../../../i18n/errorText';
import { text } from '../../../i18n/t';
import type { HostMessage } from './frameMessages';

/**
 * Tells a game that its round or order failed. When the server did not reject it, it may have been
 * played although the reply was lost, so the game may send it again.
 */
export function rejectedMessage(id: string, error: unknown): HostMessage {
  const canRetry = isApiError(error) && error.kind !== 'rejected';
  const message = canRetry ? text('play.roundLost') : errorText(error);
  const code = isApiError(error) ? error.code : undefined;
  return { type: 'rejected', id, message, canRetry, ...(code ? { code } : {}) };
}
