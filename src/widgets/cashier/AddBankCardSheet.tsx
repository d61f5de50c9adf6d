import { useOnce } from '@kit/render/hooks';
import type { Signal } from '@kit/render/signals';
import { useId } from 'react';
import { t } from '../../i18n/t';
import { useHost } from '../../stores/base/useStore';
import type { BankCard } from '../../stores/cashier/bankCard';
import { Button } from '../../ui/controls/Button';
import { Sheet } from '../../ui/overlays/Sheet';
import { useApp } from '../site/app/useApp';
import { BankCardForm } from './BankCardForm';
import { createBankCardForm } from './createBankCardForm';

interface Props {
  open: Signal<boolean>;
  onAdded?: (card: BankCard | undefined) => void;
}

/** Adds a bank account over the current screen. */
export function AddBankCardSheet({ open, onAdded }: Props) {
  const id = useId();
  const host = useHost();
  const app = useApp();
  const form = useOnce(() =>
    createBankCardForm(host, app, (card) => {
      open.value = false;
      onAdded?.(card);
    }),
  );
  return (
    <Sheet
      open={open}
      title={t('cashier.addCard')}
      closeLabel={t('app.close')}
      actions={
        <Button type="submit" form={id} wide busy={form.form.isBusy}>
          {t('cashier.saveCard')}
        </Button>
      }
    >
      <BankCardForm id={id} form={form} />
    </Sheet>
  );
}
