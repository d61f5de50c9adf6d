/** What the reply to a rejected login contains, for a member who cannot play now. */
export interface ClosedAccount {
  reason: 'break' | 'time' | 'register';
  /** Null: for good, or not known. */
  until: number | null;
  ticket: string;
}
