import type { MaybeSignal } from './maybeSignal';

/** One choice of tabs, chips and pickers. */
export type Option = {
  value: string;
  label: MaybeSignal<string>;
  /** Address of a colour picture. */
  picture?: string;
  meta?: MaybeSignal<string>;
  disabled?: boolean;
};
