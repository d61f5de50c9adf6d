import type { MaybeSignal } from '../theme/maybeSignal';

/** One option of tabs, chips and pickers. */
export type Option = {
  value: string;
  label: MaybeSignal<string>;
  /** URL of a picture. */
  picture?: string;
  /** A short muted text behind the label. */
  meta?: MaybeSignal<string>;
  /** A muted sentence below the label. Pickers draw it. */
  text?: MaybeSignal<string>;
  disabled?: boolean;
};
