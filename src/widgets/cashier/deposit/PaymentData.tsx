import { computed } from '@kit/render/signals';
import { t } from '../../../i18n/t';
import type { Deposit, Pay } from '../../../stores/cashier/deposit';
import { formatMoney } from '../../../ui/content/formatMoney';
import { IconButton } from '../../../ui/controls/IconButton';
import { type MaybeSignal, read } from '../../../ui/theme/maybeSignal';
import { useCopy } from '../../site/app/useCopy';
import type { PaymentProps } from './PaymentProps';

interface Line {
  label: MaybeSignal<string>;
  shown: MaybeSignal<string>;
  /** What is copied. Without it the line has no button. */
  copied?: string;
}

/** The name of what `value` of a payment is. */
function valueLabel({ kind, coin }: Pay) {
  if (coin) return t('cashier.address');
  if (kind === 'account') return t('cashier.accountNumber');
  return t('cashier.paymentCode');
}

function linesOf(deposit: Deposit, pay: Pay): Line[] {
  const { kind, value, reference, bankName, holder, coin, coinAmount, network, rate, shops } = pay;
  const { amount } = deposit;
  const sum = computed(() => formatMoney(amount));
  const text = (label: Line['label'], shown: string | undefined, copied = shown): Line[] =>
    shown ? [{ label, shown, ...(copied ? { copied } : {}) }] : [];
  const exact = coinAmount && coin ? `${coinAmount} ${coin}` : undefined;
  return [
    ...text(t('cashier.bankName'), bankName, ''),
    ...(kind === 'wait' ? [] : text(valueLabel(pay), value)),
    ...text(t('cashier.holder'), holder),
    ...text(t('cashier.network'), network, ''),
    ...text(t('cashier.exactAmount'), exact, coinAmount),
    ...(kind === 'account'
      ? [{ label: t('cashier.exactAmount'), shown: sum, copied: amount.toFixed(2) }]
      : []),
    ...(coin && rate
      ? [
          {
            label: t('cashier.rate'),
            shown: computed(() => `1 ${coin} = ${formatMoney(rate)}`),
          },
        ]
      : []),
    ...text(t('cashier.reference'), reference),
    ...text(t('cashier.shops'), shops?.join(', '), ''),
  ];
}

/** Everything that is needed to pay, each to copy. */
export function PaymentData({ deposit, pay }: PaymentProps) {
  const copy = useCopy();
  const lines = linesOf(deposit, pay);
  if (!lines.length) return null;
  return (
    <dl className="payment-data">
      {lines.map(({ label, shown, copied }, i) => (
        <div key={String(i)}>
          <dt>{label}</dt>
          <dd className="num">{shown}</dd>
          {copied && (
            <dd className="payment-copy">
              <IconButton
                icon="copy"
                kind="soft"
                label={computed(() => `${t('app.copy').value}: ${read(label)}`)}
                onClick={() => void copy(copied)}
              />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
