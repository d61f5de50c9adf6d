import { useHost } from '../../../stores/base/useStore';
import { useApp } from '../../site/app/useApp';
import { explainClosed } from './explainClosed';

/** `explainClosed` for the logins. */
export function useClosedAccount() {
  const host = useHost();
  const app = useApp();
  return (error: unknown) => explainClosed(host, app, error);
}
