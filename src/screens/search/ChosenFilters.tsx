import { Each } from '@kit/Each';
import { computed, type ReadonlySignal } from '@kit/signals';
import { When } from '@kit/When';
import { t } from '../../i18n/t';
import { createGame } from '../../stores/game';
import { useStore } from '../../stores/useStore';
import { Chip } from '../../ui/Chip';
import { Icon } from '../../ui/Icon';
import { formatMoney, moneyStyle } from '../../ui/money';
import { FEATURES, type SearchQuery } from './searchQuery';

interface Props {
  query: ReadonlySignal<SearchQuery>;
  onChange: (change: Partial<SearchQuery>) => void;
}

interface Filter {
  key: string;
  label: string;
  /** The query without this filter. */
  without: Partial<SearchQuery>;
}

const except = (list: readonly string[], code: string) => list.filter((other) => other !== code);

/** The filters of the search as chips. A tap on a chip removes its filter, the last chip removes all. */
export function ChosenFilters({ query, onChange }: Props) {
  const { categories } = useStore(createGame);
  const vendorNames = computed(
    () =>
      new Map(
        categories.value
          .flatMap(({ vendors }) => vendors)
          .map(({ vassalage, accountTypeName }) => [vassalage, accountTypeName]),
      ),
  );
  const filters = computed((): Filter[] => {
    const { vendors, features, minBet, minLine } = query.value;
    return [
      ...vendors.map((code) => ({
        key: code,
        label: vendorNames.value.get(code) || code,
        without: { vendors: except(vendors, code) },
      })),
      ...FEATURES.filter((code) => features.includes(code)).map((code) => ({
        key: code,
        label: t(`search.${code}`).value,
        without: { features: except(features, code) },
      })),
      ...(minBet > 0
        ? [
            {
              key: `bet ${minBet}`,
              label: `${t('search.minBet').value}: ${formatMoney(minBet, moneyStyle.value)}`,
              without: { minBet: 0 },
            },
          ]
        : []),
      ...(minLine > 0
        ? [
            {
              key: `lines ${minLine}`,
              label: `${t('search.minLine').value}: ${minLine}`,
              without: { minLine: 0 },
            },
          ]
        : []),
    ];
  });
  const clear = () => onChange({ vendors: [], features: [], minBet: 0, minLine: 0 });
  return (
    <When is={computed(() => filters.value.length > 0)}>
      {() => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll in every browser
        <div className="chiprow" role="group" aria-label={t('search.filters')}>
          <Each of={filters} by={({ key }) => key}>
            {({ label, without }) => (
              <Chip pressed={computed(() => true)} onClick={() => onChange(without)}>
                {label}
                <Icon name="x" size={14} label={t('app.remove')} />
              </Chip>
            )}
          </Each>
          <Chip onClick={clear}>{t('search.clearFilters')}</Chip>
        </div>
      )}
    </When>
  );
}
