import { serverNow } from '@kit/data/serverTime';
import { onChange } from '@kit/render/onChange';
import { computed } from '@kit/render/signals';
import { type Statement, type StatementDay, statement } from '../../contract/records/statement';
import type { Host } from '../base/host';
import { createWallet } from '../cashier/wallet';
import { createSystem } from '../site/system';

export type { Statement, StatementDay };

/** How many months are offered when the backend does not say which one is the first. */
const MONTHS = 12;

/** The months from the first one to this one, the newest first. */
export function monthsSince(first: string | undefined, now = new Date(serverNow())) {
  const months: string[] = [];
  for (let i = 0; i < (first ? 120 : MONTHS); i++) {
    const date = new Date(now.getFullYear(), now.getMonth() - i, 1);
    const month = `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`;
    if (first && month < first) break;
    months.push(month);
  }
  return months;
}

/** The statement of one month. */
export function createStatement({ call, use, memberResource }: Host) {
  const { balance } = use(createWallet);
  const current = memberResource((month: string, { signal }) =>
    call(statement, { month }, { signal }),
  );
  return {
    /** Whether the backend has statements. */
    isOffered: use(createSystem).hasFlag('STATEMENT3'),
    current,
    months: computed(() => monthsSince(current.value.value?.firstMonth)),
    /** Each movement changes the balance. */
    start: () => onChange(balance, () => void current.reload()),
  };
}
