import { useMount } from '@kit/render/hooks';
import { computed, type ReadonlySignal } from '@kit/render/signals';
import { useRef } from 'react';
import { t } from '../../../i18n/t';
import { Button } from '../../../ui/controls/Button';

interface Props {
  /** How long the link is valid, if that is known. */
  minutes: ReadonlySignal<number | undefined>;
  /** The time until the mail can be sent again. */
  secondsLeft: ReadonlySignal<number>;
  isBusy: ReadonlySignal<boolean>;
  onResend: () => void;
}

/** Looks the same for every address, so that this page does not reveal who has an account. */
export function MailSent({ minutes, secondsLeft, isBusy, onResend }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useMount(() => title.current?.focus());
  const isWaiting = computed(() => secondsLeft.value > 0);
  return (
    <div className="forget-sent">
      <img src="/art/icons/envelope.webp" alt="" width={72} height={72} />
      <h2 ref={title} tabIndex={-1}>
        {t('password.checkMail')}
      </h2>
      <p>{t('password.emailSent')}</p>
      <p className="muted" hidden={computed(() => !minutes.value)}>
        {t('password.mailMinutes', { n: computed(() => minutes.value ?? 0) })}
      </p>
      <Button kind="secondary" wide busy={isBusy} disabled={isWaiting} onClick={onResend}>
        {computed(() =>
          isWaiting.value
            ? t('session.resendIn', { n: secondsLeft.value }).value
            : t('password.mailAgain').value,
        )}
      </Button>
    </div>
  );
}
