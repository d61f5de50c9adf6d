import { computed } from '@kit/signals';
import { When } from '@kit/When';
import { t } from '../../i18n/t';
import { createTransaction } from '../../stores/transaction';
import { useStore } from '../../stores/useStore';
import { ChipRow } from '../../ui/ChipRow';
import { RecordFilterBar } from '../../widgets/RecordFilterBar';
import { ANY } from '../../widgets/recordFilter';
import { groupName } from './groups';
import type { createTransactionFilter } from './transactionFilter';

/** Kinds of movements come from the server, by their groups. */
export function TransactionFilters({
  filter,
}: {
  filter: ReturnType<typeof createTransactionFilter>;
}) {
  const { groups } = useStore(createTransaction);
  const kinds = computed(() => [
    { value: ANY, label: t('record.anyKind') },
    ...groups.value.map(({ group, codes }) => ({
      value: group,
      label: groupName(group, codes[0]?.name ?? group),
    })),
  ]);
  const inGroup = computed(
    () => groups.value.find(({ group }) => group === filter.group.value)?.codes ?? [],
  );
  const within = computed(() => [
    { value: ANY, label: t('app.all') },
    ...inGroup.value.map(({ txCode, name }) => ({ value: txCode, label: name })),
  ]);
  return (
    <div className="moves-filters">
      <RecordFilterBar
        days={filter.days}
        choices={[
          {
            options: kinds,
            value: filter.group,
            label: t('record.kind'),
            onPick: () => {
              filter.code.value = ANY;
            },
          },
        ]}
      />
      <When is={computed(() => inGroup.value.length > 1)}>
        {() => (
          <div className="moves-within">
            <ChipRow options={within} value={filter.code} label={t('record.kindWithin')} />
          </div>
        )}
      </When>
    </div>
  );
}
