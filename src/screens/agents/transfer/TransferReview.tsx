import '../../../widgets/cashier/CashierFooter.css';
import { Each } from '@kit/render/Each';
import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { errorText } from '../../../i18n/errorText';
import { t } from '../../../i18n/t';
import { Avatar } from '../../../ui/content/Avatar';
import { Money } from '../../../ui/content/Money';
import { Row } from '../../../ui/content/Row';
import { Button } from '../../../ui/controls/Button';
import { PasswordField } from '../../../ui/fields/PasswordField';
import { parseAmount } from '../../../widgets/cashier/amountText';
import { SumCard } from '../../../widgets/records/SumCard';
import { isOffline, OfflineNote } from '../../../widgets/site/app/OfflineNote';
import type { TransferForm } from './createTransferForm';

/** The second step: everything once more, before the money moves. */
export function TransferReview({ form }: { form: TransferForm }) {
  const { receivers, remark, total, balanceAfter, isSending, lostReply, edit } = form;
  const { reviewForm, needsPassword, password } = form;
  const lines = computed(() => [
    { key: 'total', label: t('team.total'), value: <Money amount={total} size={16} /> },
    ...(balanceAfter.value === undefined
      ? []
      : [
          {
            key: 'after',
            label: t('team.balanceAfter'),
            value: <Money amount={balanceAfter.value} size={16} />,
          },
        ]),
    ...(remark.value.trim()
      ? [{ key: 'remark', label: t('team.remark'), value: remark.value.trim() }]
      : []),
  ]);
  return (
    <form className="agent agent-transfer" {...reviewForm.props}>
      <section className="agent-section" aria-labelledby="agent-review">
        <h2 id="agent-review">{t('team.reviewTitle')}</h2>
        <ul className="card" data-pad="none">
          <Each of={receivers} by={({ account }) => account}>
            {({ account, name, amount }) => (
              <li>
                <Row
                  start={<Avatar name={name} size={40} />}
                  title={name}
                  meta={name === account ? undefined : account}
                  end={<Money amount={computed(() => parseAmount(amount.value))} size={16} />}
                />
              </li>
            )}
          </Each>
        </ul>
        <SumCard lines={lines} />
        <p className="muted agent-note">
          {receivers.peek().length > 1 ? t('team.allOrNone') : t('team.cannotBeUndone')}
        </p>
      </section>
      <When is={computed(() => lostReply.value !== undefined)}>
        {() => (
          <p className="agent-alert" role="alert">
            {computed(() => errorText(lostReply.value))} {t('team.safeToRetry')}
          </p>
        )}
      </When>
      <When is={needsPassword}>
        {() => (
          <PasswordField
            label={t('team.password')}
            value={password.value}
            error={password.error}
            autoComplete="off"
            inputMode="numeric"
            showLabel={t('session.showPassword')}
            hideLabel={t('session.hidePassword')}
          />
        )}
      </When>
      <OfflineNote />
      <footer className="cashierfooter agent-review-actions">
        <Button kind="secondary" disabled={isSending} onClick={edit}>
          {t('team.edit')}
        </Button>
        <Button type="submit" wide busy={isSending} disabled={isOffline}>
          {t('team.send')}
        </Button>
      </footer>
    </form>
  );
}
