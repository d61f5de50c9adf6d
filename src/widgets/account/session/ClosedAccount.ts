/** What the reply to a rejected login contains, for a member who cannot play now. */
export interface ClosedAccount {
  reason: 'break' | 'time';
  /** Null: for good. */
  until: number | null;
  ticket: string;
}
