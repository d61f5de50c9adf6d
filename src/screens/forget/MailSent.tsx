import { computed, type ReadonlySignal } from '@kit/signals';
import { useMount } from '@kit/useSignal';
import { useRef } from 'react';
import { t } from '../../i18n/t';
import { Button } from '../../ui/Button';

interface Props {
  minutes: ReadonlySignal<number>;
  /** Seconds until it may be sent again. */
  left: ReadonlySignal<number>;
  isBusy: ReadonlySignal<boolean>;
  onAgain: () => void;
}

/** The same for every address: nobody learns here who has an account. */
export function MailSent({ minutes, left, isBusy, onAgain }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useMount(() => title.current?.focus());
  const isWaiting = computed(() => left.value > 0);
  return (
    <div className="forget-sent">
      <img src="/art/icons/envelope.webp" alt="" width={72} height={72} />
      <h2 ref={title} tabIndex={-1}>
        {t('password.checkMail')}
      </h2>
      <p>{t('password.emailSent')}</p>
      <p className="muted">{t('password.mailMinutes', { n: minutes })}</p>
      <Button kind="secondary" wide busy={isBusy} disabled={isWaiting} onClick={onAgain}>
        {computed(() =>
          isWaiting.value
            ? t('session.resendIn', { n: left.value }).value
            : t('password.mailAgain').value,
        )}
      </Button>
    </div>
  );
}
