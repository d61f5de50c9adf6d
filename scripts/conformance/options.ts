export interface WalkOptions {
  target: string;
  merchant: string;
  login?: string | undefined;
  password?: string | undefined;
  isAgent?: boolean | undefined;
  withCommands?: boolean | undefined;
  /** Sent with every request. */
  headers?: Record<string, string>;
}
