/** Which field of theirs a field of ours is. A text is the name alone. */
export interface Rule {
  /** The name of theirs: `player.username`, `accounts[].amount`, `{id}` of the path, `/meta.total` outside of the envelope's value. */
  name?: string;
  as?: 'money' | 'date' | 'seconds' | 'number' | 'text' | 'not';
  /** Their values, each with ours. */
  values?: Record<string, unknown>;
  /** What is used where they have no such field. */
  value?: unknown;
}

export interface Money {
  /** `minor`: whole cents. `text`: `"12.50"`. `number`: 12.5. */
  unit: 'minor' | 'text' | 'number';
  decimals?: number;
}

export interface Envelope {
  value?: string;
  code?: string;
  message?: string;
}

export interface Paging {
  /** The name of the parameter with the cursor of a page, or of the offset. One of the two. */
  cursor?: string;
  offset?: string;
  size: string;
  /** Where a reply has the cursor of the next page. */
  next?: string;
}

export interface Entry {
  /** Checked by a person. A new import keeps the entry as it is. */
  accepted?: boolean;
  score?: number;
  reason?: string;
  /** Method and path of the contract. */
  ours: string;
  /** Who may call: absent for everyone. */
  auth?: string;
  /** Method and path of the other API, with parameters: `POST /v1/deposits/{deposit_id}/cancel`. */
  theirs?: string;
  /** Sent with each call. */
  constants?: Record<string, string | number | boolean>;
  request?: Record<string, string | Rule>;
  reply?: Record<string, string | Rule>;
  paging?: Paging;
  envelope?: Envelope;
  /** In place of a call: they have none, and this is what the app gets. */
  value?: unknown;
}

export interface Mapping {
  $schema?: string;
  source?: string;
  envelope?: Envelope;
  session?: { header: string; prefix?: string };
  /** Names of headers of ours, each with theirs. */
  headers?: Record<string, string>;
  money?: Money;
  /** Their codes of errors, each with ours. */
  errors?: Record<string, string>;
  endpoints: Record<string, Entry>;
}
