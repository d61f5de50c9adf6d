import type { ReadonlySignal, Signal } from '@kit/render/signals';
import type { Option } from '../../ui/fields/option';
import type { MaybeSignal } from '../../ui/theme/maybeSignal';

/** One filter of a list of records, besides the days. */
export interface RecordChoice {
  options: MaybeSignal<readonly Option[]>;
  value: Signal<string>;
  label: ReadonlySignal<string>;
  onPick?: (value: string) => void;
}
