import './RecordFilterSheet.css';
import { batch, computed, type Signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../i18n/t';
import { Button } from '../../ui/controls/Button';
import { ChipRow } from '../../ui/controls/ChipRow';
import { Sheet } from '../../ui/overlays/Sheet';
import { asSignal } from '../../ui/theme/maybeSignal';
import { ANY } from './dayFilter';
import type { RecordChoice } from './RecordChoice';

interface Props {
  open: Signal<boolean>;
  choices: readonly RecordChoice[];
}

/** The filters of a list of records. Each tap changes the list behind the sheet at once. */
export const RecordFilterSheet = ({ open, choices }: Props) => (
  <Sheet
    open={open}
    title={t('record.filters')}
    closeLabel={t('app.close')}
    actions={
      <>
        <Button
          onClick={() => {
            open.value = false;
          }}
        >
          {t('record.showFiltered')}
        </Button>
        <Button
          kind="secondary"
          onClick={() =>
            batch(() => {
              for (const { value } of choices) value.value = ANY;
            })
          }
        >
          {t('record.clearFilters')}
        </Button>
      </>
    }
  >
    {choices.map((choice, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the choices never move
      <ChoiceGroup key={index} choice={choice} />
    ))}
  </Sheet>
);

/** Hidden while there is nothing to choose between. */
function ChoiceGroup({ choice: { options, value, label, onPick } }: { choice: RecordChoice }) {
  const hasChoice = computed(() => asSignal(options).value.length > 1);
  return (
    <When is={hasChoice}>
      {() => (
        <section className="recordfilter-group">
          <h3>{label}</h3>
          <ChipRow options={options} value={value} label={label} onPick={onPick} />
        </section>
      )}
    </When>
  );
}
