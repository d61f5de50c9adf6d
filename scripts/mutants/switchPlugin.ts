import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { machineChanges } from './machineChanges.mjs';

/** Loads the chosen files with all their changes, each behind a switch. `firstIds` has the first number of each file. */
export function switchPlugin(firstIds: Record<string, number>) {
  return {
    name: 'feria:mutant-switches',
    enforce: 'pre' as const,
    load(id: string) {
      const file = relative(process.cwd(), id);
      const firstId = firstIds[file];
      if (firstId === undefined) return undefined;
      return machineChanges(readFileSync(file, 'utf8'), firstId).switched;
    },
  };
}
