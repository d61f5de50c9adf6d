import type { ReadonlySignal, Signal } from '@kit/render/signals';
import { IconButton } from '../../../ui/controls/IconButton';
import { Badge } from '../../../ui/feedback/Badge';

interface Props {
  label: ReadonlySignal<string>;
  /** How many filters are set. */
  count: ReadonlySignal<number>;
  /** Whether the sheet with the filters is open. */
  open: Signal<boolean>;
}

/** Opens a sheet of filters, and shows how many are set. */
export const FiltersButton = ({ label, count, open }: Props) => (
  <IconButton
    icon="sliders-horizontal"
    kind="soft"
    label={label}
    expanded={open}
    onClick={() => {
      open.value = true;
    }}
  >
    <Badge count={count} />
  </IconButton>
);
