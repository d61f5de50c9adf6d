import './ManualTransferFields.css';
import { Each } from '@kit/render/Each';
import { computed } from '@kit/render/signals';
import { t } from '../../../i18n/t';
import { IconButton } from '../../../ui/controls/IconButton';
import { TextField } from '../../../ui/fields/TextField';
import { useCopy } from '../../site/app/useCopy';
import type { DepositForm } from './createDepositForm';

/** For a bank transfer: which of the platform's accounts to pay to, and who pays. */
export function ManualTransferFields({ form }: { form: DepositForm }) {
  const { method, accountId, selectAccount, payer, reference } = form;
  const copy = useCopy();
  return (
    <section className="deposit-manual">
      <fieldset>
        <legend>{t('cashier.bankAccount')}</legend>
        <Each of={computed(() => method.value?.accounts ?? [])} by={({ accountId }) => accountId}>
          {({ accountId: id, bankName, holder, accountNumber }) => (
            <div className="deposit-account" data-selected={computed(() => accountId.value === id)}>
              <label>
                <input
                  type="radio"
                  name="deposit-account"
                  checked={computed(() => accountId.value === id)}
                  onChange={() => selectAccount(id)}
                />
                <span>
                  <b>{bankName}</b>
                  <span className="num">{accountNumber}</span>
                  <small>{holder}</small>
                </span>
              </label>
              <IconButton
                icon="copy"
                kind="soft"
                label={computed(() => `${t('app.copy').value} ${accountNumber}`)}
                onClick={() => void copy(accountNumber)}
              />
            </div>
          )}
        </Each>
      </fieldset>
      <p className="muted">{t('cashier.bankHint')}</p>
      <TextField
        icon="user-round"
        label={t('cashier.depositorName')}
        value={payer.value}
        error={payer.error}
        onBlur={payer.onBlur}
        maxLength={80}
        isKept
        autoComplete="name"
        autoCapitalize="words"
      />
      <TextField
        icon="receipt-text"
        label={t('cashier.operationNumber')}
        hint={t('cashier.operationHint')}
        value={reference}
        maxLength={60}
        isKept
      />
    </section>
  );
}
