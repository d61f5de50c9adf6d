import { Each } from '@kit/Each';
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@kit/signals';
import { useMount } from '@kit/useSignal';
import { useState } from 'react';
import { t } from '../../i18n/t';
import { createGame } from '../../stores/game';
import { useStore } from '../../stores/useStore';
import { Button } from '../../ui/Button';
import { Chip } from '../../ui/Chip';
import { ChipRow } from '../../ui/ChipRow';
import { formatMoney, moneyStyle } from '../../ui/money';
import { Sheet } from '../../ui/Sheet';
import { FEATURES, type Wanted } from './wanted';

const BETS = [0, 0.2, 0.5, 1, 2, 5];
const LINES = [0, 10, 20, 25, 40];

interface Props {
  open: Signal<boolean>;
  wanted: ReadonlySignal<Wanted>;
  onApply: (change: Partial<Wanted>) => void;
}

/** Makers and features, several of each, and the least bet and lines. Nothing changes until applied. */
export default function Filters({ open, wanted, onApply }: Props) {
  const { categories } = useStore(createGame);
  const [draft] = useState(() => ({
    vendors: signal<readonly string[]>([]),
    features: signal<readonly string[]>([]),
    minBet: signal('0'),
    minLine: signal('0'),
  }));
  const makers = computed(() => {
    const all = categories.value.flatMap(({ vendors }) => vendors);
    return [...new Map(all.map((one) => [one.vassalage, one])).values()];
  });
  useMount(() =>
    effect(() => {
      if (!open.value) return;
      const { vendors, features, minBet, minLine } = wanted.value;
      draft.vendors.value = vendors;
      draft.features.value = features;
      draft.minBet.value = String(minBet);
      draft.minLine.value = String(minLine);
    }),
  );

  function apply(change: Partial<Wanted>) {
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
            <Each of={makers} by={({ vassalage }) => vassalage}>
              {({ vassalage, accountTypeName }) => (
                <Many of={draft.vendors} code={vassalage} label={accountTypeName} />
              )}
            </Each>
          </div>
        </fieldset>
        <fieldset>
          <legend>{t('search.features')}</legend>
          <div className="filters-chips">
            {FEATURES.map((code) => (
              <Many key={code} of={draft.features} code={code} label={t(`search.${code}`)} />
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

interface ManyProps {
  of: Signal<readonly string[]>;
  code: string;
  label: string | ReadonlySignal<string>;
}

/** One of several that may be chosen together. */
function Many({ of, code, label }: ManyProps) {
  return (
    <Chip
      pressed={computed(() => of.value.includes(code))}
      onClick={() => {
        const others = of.peek().filter((one) => one !== code);
        of.value = others.length < of.peek().length ? others : [...others, code];
      }}
    >
      {label}
    </Chip>
  );
}
