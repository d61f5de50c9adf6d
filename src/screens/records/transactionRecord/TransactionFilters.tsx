import { computed } from '@kit/render/signals';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createTransaction } from '../../../stores/records/transaction';
import { ANY } from '../../../widgets/records/dayFilter';
import { RecordFilterBar } from '../../../widgets/records/RecordFilterBar';
import type { useRecordFilter } from '../../../widgets/records/useRecordFilter';
import { LoadFailure } from '../../../widgets/site/app/LoadFailure';
import { groupName } from './transactionGroups';

export interface TransactionChoices {
  group: string;
  code: string;
}

/** The days and the kind of transaction. Groups and codes come from the server. */
export function TransactionFilters({
  filter: { days, choices },
}: {
  filter: ReturnType<typeof useRecordFilter<TransactionChoices>>;
}) {
  const { groups, codes } = useStore(createTransaction);
  const groupOptions = computed(() => [
    { value: ANY, label: t('record.anyKind') },
    ...groups.value.map(({ group, codes }) => ({
      value: group,
      label: groupName(group, codes[0]?.name ?? group),
    })),
  ]);
  const codesInGroup = computed(
    () => groups.value.find(({ group }) => group === choices.group.value)?.codes ?? [],
  );
  /** A group of one kind leaves nothing to choose. */
  const codeOptions = computed(() =>
    codesInGroup.value.length > 1
      ? [
          { value: ANY, label: t('app.all') },
          ...codesInGroup.value.map(({ txCode, name }) => ({ value: txCode, label: name })),
        ]
      : [],
  );
  return (
    <div className="transactions-filters">
      <LoadFailure of={codes} />
      <RecordFilterBar
        days={days}
        choices={[
          {
            options: groupOptions,
            value: choices.group,
            label: t('record.kind'),
            onPick: () => {
              choices.code.value = ANY;
            },
          },
          { options: codeOptions, value: choices.code, label: t('record.transactionKind') },
        ]}
      />
    </div>
  );
}
