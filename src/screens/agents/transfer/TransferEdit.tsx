import { useOnce } from '@kit/render/hooks';
import '../../../ui/theme/glowCard.css';
import { Each } from '@kit/render/Each';
import { computed, signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../../i18n/t';
import type { Receiver } from '../../../stores/agents/agentTransfer';
import { Avatar } from '../../../ui/content/Avatar';
import { Money } from '../../../ui/content/Money';
import { Button } from '../../../ui/controls/Button';
import { IconButton } from '../../../ui/controls/IconButton';
import { FieldError } from '../../../ui/fields/FieldError';
import { TextField } from '../../../ui/fields/TextField';
import { cleanAmount } from '../../../widgets/cashier/amountText';
import { CashierFooter } from '../../../widgets/cashier/CashierFooter';
import { RefreshBalanceButton } from '../../../widgets/cashier/RefreshBalanceButton';
import { useMoneySymbol } from '../../../widgets/cashier/useMoneySymbol';
import { LazySheet } from '../../../widgets/site/app/LazySheet';
import type { TransferForm } from './createTransferForm';

const MAX_REMARK = 140;

/** The first step: who gets how much. */
export function TransferEdit({ form }: { form: TransferForm }) {
  const { receivers, remark, available, total, sumError } = form;
  const isPickerOpen = useOnce(() => signal(false));
  const isEmpty = computed(() => receivers.value.length === 0);
  const openPicker = () => {
    isPickerOpen.value = true;
  };
  return (
    <form className="agent agent-transfer" {...form.editForm.props}>
      <section className="glowcard agent-hero" aria-labelledby="agent-available">
        <h2 id="agent-available" className="muted">
          {t('team.available')}
        </h2>
        <div className="agent-available">
          <Money amount={available} size={32} quietParts />
          <When is={computed(() => available.value === undefined)}>
            {() => <RefreshBalanceButton size={44} />}
          </When>
        </div>
        <FieldError id="agent-sum-error" error={sumError} />
      </section>
      <section className="agent-section" aria-labelledby="agent-receivers">
        <h2 id="agent-receivers">{t('team.receivers')}</h2>
        <When is={isEmpty}>{() => <p className="muted">{t('team.noReceivers')}</p>}</When>
        <ul className="agent-receivers">
          <Each of={receivers} by={({ account }) => account}>
            {(receiver) => <ReceiverRow form={form} receiver={receiver} />}
          </Each>
        </ul>
        <Button kind="secondary" size="medium" wide icon="user-round-plus" onClick={openPicker}>
          {t('team.chooseMembers')}
        </Button>
      </section>
      <TextField
        label={t('team.remark')}
        value={remark}
        maxLength={MAX_REMARK}
        isKept
        counter
        autoCapitalize="sentences"
      />
      <CashierFooter
        label={t('team.total')}
        amount={total}
        button={t('team.review')}
        busy={form.editForm.isBusy}
        disabled={isEmpty}
      />
      <LazySheet open={isPickerOpen} load={() => import('../team/MemberPicker')}>
        {({ MemberPicker }) => <MemberPicker open={isPickerOpen} form={form} />}
      </LazySheet>
    </form>
  );
}

function ReceiverRow({ form, receiver }: { form: TransferForm; receiver: Receiver }) {
  const moneySymbol = useMoneySymbol();
  const { account, name, amount } = receiver;
  const field = form.amountField(receiver);
  return (
    <li className="card agent-receiver">
      <Avatar name={name} size={40} />
      <TextField
        label={name}
        {...moneySymbol}
        placeholder="0"
        value={amount}
        error={field?.error}
        onBlur={field?.onBlur}
        inputMode="decimal"
        clean={cleanAmount}
      />
      <IconButton
        icon="x"
        label={t('team.removeReceiver', { name })}
        onClick={() => form.toggleReceiver(account, name)}
      />
    </li>
  );
}
