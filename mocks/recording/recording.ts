/** A call of a real session, without personal data. */
export interface RecordedCall {
  method: string;
  path: string;
  query: Record<string, string>;
  status: number;
  /** The envelope with its value. */
  reply: unknown;
}

/** What a scenario plays back. */
export interface Recording {
  /** The stand-ins of the tokens. The scenario makes sessions of Lucía of them. */
  tokens: string[];
  calls: RecordedCall[];
  /** Faults without their ids. A recorded session has none. */
  faults?: { path: string; kind: string }[];
  /** The steps of a link, in place of calls. */
  link?: string;
  /** The rows that a stretch of the timeline has changed. Null for a deleted one. */
  rows?: { table: string; id: string; row: object | null }[];
  /** The clock at the start of the stretch, and how long it took. Times in the rows move with the clock. */
  at?: number;
  moved?: number;
}

/** A call as it was sent and answered. */
export interface RawCall {
  method: string;
  url: string;
  requestHeaders: Record<string, string>;
  status: number;
  text: string;
}
