import { Each } from '@kit/Each';
import { computed, type ReadonlySignal, type Signal, signal } from '@kit/signals';
import { useSignalEffect } from '@kit/useSignal';
import { useState } from 'react';
import { t } from '../../i18n/t';
import { createGame } from '../../stores/game';
import { useStore } from '../../stores/useStore';
import { Button } from '../../ui/Button';
import { Chip } from '../../ui/Chip';
import { ChipRow } from '../../ui/ChipRow';
import { formatMoney, moneyStyle } from '../../ui/money';
import { Sheet } from '../../ui/Sheet';
import { FEATURES, type SearchQuery } from './searchQuery';

const BETS = [0, 0.2, 0.5, 1, 2, 5];
const LINES = [0, 10, 20, 25, 40];

interface Props {
  open: Signal<boolean>;
  query: ReadonlySignal<SearchQuery>;
  onApply: (change: Partial<SearchQuery>) => void;
}

/** Vendors, features, minimum bet and minimum lines. The search starts when "apply" is pressed. */
export default function SearchFilters({ open, query, onApply }: Props) {
  const { categories } = useStore(createGame);
  const [draft] = useState(() => ({
    vendors: signal<readonly string[]>([]),
    features: signal<readonly string[]>([]),
    minBet: signal('0'),
    minLine: signal('0'),
  }));
  const vendorOptions = computed(() => {
    const vendors = categories.value.flatMap(({ vendors }) => vendors);
    return [...new Map(vendors.map((vendor) => [vendor.vassalage, vendor])).values()];
  });
  useSignalEffect(() => {
    if (!open.value) return;
    const { vendors, features, minBet, minLine } = query.value;
    draft.vendors.value = vendors;
    draft.features.value = features;
    draft.minBet.value = String(minBet);
    draft.minLine.value = String(minLine);
  });

  function apply(change: Partial<SearchQuery>) {
    open.value = false;
    onApply(change);
  }

  const amount = (value: number) =>
    computed(() =>
      value === 0 ? t('search.anyValue').value : formatMoney(value, moneyStyle.value),
    );
  const lines = (value: number) => (value === 0 ? t('search.anyValue') : `${value}+`);

  return (
    <Sheet
      open={open}
      title={t('search.filters')}
      closeLabel={t('app.close')}
      actions={
        <>
          <Button
            onClick={() =>
              apply({
                vendors: draft.vendors.peek(),
                features: draft.features.peek(),
                minBet: Number(draft.minBet.peek()),
                minLine: Number(draft.minLine.peek()),
              })
            }
          >
            {t('search.applyFilters')}
          </Button>
          <Button
            kind="secondary"
            onClick={() => apply({ vendors: [], features: [], minBet: 0, minLine: 0 })}
          >
            {t('search.clearFilters')}
          </Button>
        </>
      }
    >
      <div className="filters">
        <fieldset>
          <legend>{t('game.vendors')}</legend>
          <div className="filters-chips">
            <Each of={vendorOptions} by={({ vassalage }) => vassalage}>
              {({ vassalage, accountTypeName }) => (
                <ToggleChip selected={draft.vendors} code={vassalage} label={accountTypeName} />
              )}
            </Each>
          </div>
        </fieldset>
        <fieldset>
          <legend>{t('search.features')}</legend>
          <div className="filters-chips">
            {FEATURES.map((code) => (
              <ToggleChip
                key={code}
                selected={draft.features}
                code={code}
                label={t(`search.${code}`)}
              />
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend>{t('search.minBet')}</legend>
          <ChipRow
            label={t('search.minBet')}
            kind="pick"
            columns={3}
            value={draft.minBet}
            options={BETS.map((value) => ({ value: String(value), label: amount(value) }))}
          />
        </fieldset>
        <fieldset>
          <legend>{t('search.minLine')}</legend>
          <ChipRow
            label={t('search.minLine')}
            kind="pick"
            columns={5}
            value={draft.minLine}
            options={LINES.map((value) => ({ value: String(value), label: lines(value) }))}
          />
        </fieldset>
      </div>
    </Sheet>
  );
}

interface ToggleChipProps {
  selected: Signal<readonly string[]>;
  code: string;
  label: string | ReadonlySignal<string>;
}

/** A chip that adds its code to the selected ones, or removes it. */
function ToggleChip({ selected, code, label }: ToggleChipProps) {
  return (
    <Chip
      pressed={computed(() => selected.value.includes(code))}
      onClick={() => {
        const others = selected.peek().filter((other) => other !== code);
        const wasSelected = others.length < selected.peek().length;
        selected.value = wasSelected ? others : [...others, code];
      }}
    >
      {label}
    </Chip>
  );
}
