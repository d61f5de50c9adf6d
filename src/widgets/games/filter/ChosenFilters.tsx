import { useOnce } from '@kit/render/hooks';
import './ChosenFilters.css';
import { Each } from '@kit/render/Each';
import { computed, type ReadonlySignal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../../i18n/t';
import { Chip } from '../../../ui/controls/Chip';
import { Icon } from '../../../ui/icons/Icon';
import { filterChips } from './filterChips';
import { type GameFilter, noFilter } from './gameFilter';
import { useVendorNames } from './useVendorNames';

interface Props {
  filter: ReadonlySignal<GameFilter>;
  onChange: (filter: GameFilter) => void;
  /** One vendor needs no chip where a bar above shows it already. */
  hidesOneVendor?: boolean;
}

/** What was chosen, as chips. A tap on a chip removes its filter, the last chip removes all. */
export function ChosenFilters({ filter, onChange, hidesOneVendor = false }: Props) {
  const vendorNames = useVendorNames();
  const { shown, chosen } = useOnce(() => {
    const shown = computed(() => {
      const hidesVendor = hidesOneVendor && filter.value.vendors.length === 1;
      return hidesVendor ? { ...filter.value, vendors: [] } : filter.value;
    });
    return { shown, chosen: computed(() => filterChips(shown.value, vendorNames.value)) };
  });
  const clear = () => {
    // A vendor that has no chip stays: the bar above shows it and changes it.
    const { vendors } = shown.peek().vendors.length ? noFilter : filter.peek();
    onChange({ ...noFilter, vendors });
  };
  return (
    <When is={computed(() => chosen.value.length > 0)}>
      {() => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll in every browser
        <div className="chiprow chosenfilters" role="group" aria-label={t('gameFilter.chosen')}>
          <Each of={chosen} by={({ label }) => label}>
            {({ label, without }) => (
              <Chip pressed onClick={() => onChange({ ...filter.peek(), ...without })}>
                {label}
                <Icon name="x" size={14} label={t('app.remove')} />
              </Chip>
            )}
          </Each>
          <Chip onClick={clear}>{t('gameFilter.clear')}</Chip>
        </div>
      )}
    </When>
  );
}
