import { every } from '@kit/data/timers';
import { signal } from '@kit/render/signals';
import type { Finding } from '../../scripts/conformance/drift';
import { getAdmin } from './admin';

const CHECK_MS = 2_000;

/** Where live replies differ from the contract, each once. */
export const findings = signal<readonly Finding[]>([]);

/** Asks the server of the page for what it has found. */
export function watchFindings() {
  const check = async () => {
    if (document.visibilityState === 'hidden') return;
    const found = await getAdmin<Finding[]>('drift');
    if (found.length !== findings.peek().length) findings.value = found;
  };
  const checkOrIgnore = () => void check().catch(() => undefined);
  checkOrIgnore();
  return every(CHECK_MS, checkOrIgnore);
}
