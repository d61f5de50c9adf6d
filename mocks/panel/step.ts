import type { ListedStep } from '../admin/timeline/describeStep';

const FILTERS: Record<string, (step: ListedStep) => boolean> = {
  changes: ({ isChanged }) => isChanged,
  commands: ({ cause }) => cause.kind === 'command',
};

export const fitsStepFilter = (step: ListedStep, filter: string) => FILTERS[filter]?.(step) ?? true;

/** What a step did, in one line: `14:02:07, lucia: 1 row in wallets, 1 in ledger`. */
export function summaryOfStep({ at, cause, tables, clockMoved, faults, isChanged }: ListedStep) {
  const who = cause.kind === 'call' ? `${cause.account ?? 'visitor'}: ` : '';
  const changes = [
    ...Object.entries(tables).map(([table, count]) => `${count} in ${table}`),
    ...(clockMoved ? [`clock ${clockMoved > 0 ? '+' : ''}${Math.round(clockMoved / 1000)} s`] : []),
    ...(faults ? [`fault: ${faults.join(', ')}`] : []),
  ];
  const time = new Date(at).toLocaleTimeString('en-GB');
  return `${time}, ${who}${changes.join(', ') || (isChanged ? 'no row' : 'changed nothing')}`;
}
