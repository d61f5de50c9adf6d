export interface WalkOptions {
  target: string;
  merchant: string;
  login?: string | undefined;
  password?: string | undefined;
  isAgent?: boolean | undefined;
  withCommands?: boolean | undefined;
  /** Also the commands that move money, each with this amount. */
  money?: number | undefined;
  /** For a withdrawal. */
  paymentPassword?: string | undefined;
  /** The operator's own encryption of bodies: its name, and what its module exports. */
  encryption?: { scheme: string; encrypt(body: unknown, key: unknown): unknown } | undefined;
  /** Sent with every request. */
  headers?: Record<string, string>;
}
