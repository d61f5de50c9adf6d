import { countdown } from '@kit/data/countdown';
import { useMount, useOnce } from '@kit/render/hooks';
import { signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t, text } from '../../../i18n/t';
import type { Host } from '../../../stores/base/host';
import { useHost } from '../../../stores/base/useStore';
import { createWithdrawDetail } from '../../../stores/cashier/withdrawDetail';
import { Button } from '../../../ui/controls/Button';
import { Icon } from '../../../ui/icons/Icon';
import { type App, useApp } from '../../../widgets/site/app/useApp';
import { createAppForm } from '../../../widgets/site/forms/createAppForm';
import { SmsCodeField } from '../../../widgets/site/forms/SmsCodeField';
import { type CaptchaForm, useCaptcha } from '../../../widgets/site/forms/useCaptcha';

function createCodeForm({ use }: Host, app: App, withdrawId: string, captcha: CaptchaForm) {
  const store = use(createWithdrawDetail);
  const pause = countdown();
  const sentTo = signal('');
  const form = createAppForm(app, {
    async onSubmit() {
      if (await store.confirm(withdrawId, code.value.peek()))
        app.showToast(t('progress.codeAccepted'), { kind: 'ok' });
    },
  });
  const code = form.field('verificationCode', signal(''), (typed) =>
    typed ? undefined : text('progress.codeMissing'),
  );

  async function send() {
    try {
      const sent = await store.sendCode(withdrawId);
      if (!sent) return;
      sentTo.value = sent.sentTo ?? '';
      pause.start(sent.seconds);
    } catch (error) {
      app.showError(error);
    }
  }

  const sms = { isSending: store.isSendingCode, secondsLeft: pause.left, captcha, send };
  return { form, code, sms, sentTo, stop: pause.stop };
}

/** The second factor: a code that is sent to the member's phone. */
export function MissingCode({ withdrawId }: { withdrawId: string }) {
  const host = useHost();
  const app = useApp();
  const captcha = useCaptcha();
  const { form, code, sms, sentTo, stop } = useOnce(() =>
    createCodeForm(host, app, withdrawId, captcha),
  );
  useMount(() => stop);
  return (
    <>
      <Icon name="shield-check" />
      <p>
        <b>{t('progress.missingCode')}</b>
        <When is={sentTo} or={() => <span>{t('progress.missingCodeText')}</span>}>
          {(phone) => <span role="status">{t('progress.codeSentTo', { phone })}</span>}
        </When>
      </p>
      <form {...form.props} className="withdrawal-code">
        <SmsCodeField field={code} sms={sms} />
        <Button type="submit" size="medium" wide busy={form.isBusy}>
          {t('progress.confirmCode')}
        </Button>
      </form>
    </>
  );
}
