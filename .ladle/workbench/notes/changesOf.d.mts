export interface Change {
  date: string;
  /** The first line of the commit. */
  subject: string;
}
export function readChanges(log?: string): Map<string, Change[]>;
export function changesOf(file: string, changes: Map<string, Change[]>): Change[];
