import type { ActiveScenario } from './activeScenario';
import type { Fault } from './fault';

/** What a database has beside its rows and its clock. Some are absent in the state that an older version has saved. */
export interface Parts {
  random: number;
  lastId: number;
  faults: Fault[];
  scenarios?: ActiveScenario[];
  steps?: { path: string; body: Record<string, unknown> }[];
  nextRound?: 'win' | 'lose' | undefined;
}
