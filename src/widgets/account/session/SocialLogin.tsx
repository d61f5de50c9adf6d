import { useOnce, useSignalEffect } from '@kit/render/hooks';
import { When } from '@kit/render/When';
import { t } from '../../../i18n/t';
import { createThirdParty } from '../../../stores/account/thirdParty';
import { useStore } from '../../../stores/base/useStore';
import { useApp } from '../../site/app/useApp';
import { SocialLoginDialog } from './SocialLoginDialog';
import { type SocialLoginProps, useSocialLogin } from './useSocialLogin';

/** The member closed the window of the service, or opened it twice. */
const CANCELLED = ['auth/popup-closed-by-user', 'auth/cancelled-popup-request'];

/** A login by the window of the sign-in service, or by the dialog that stands in for it. */
export function SocialLogin(props: SocialLoginProps) {
  const { open } = props;
  const app = useApp();
  const { isSimulated, tokenByPopup } = useStore(createThirdParty);
  const { logIn, explain } = useSocialLogin(props);
  const run = useOnce(() => ({ isOpen: false }));

  function showFailure(error: unknown) {
    const { code = '' } = error as { code?: string };
    if (CANCELLED.includes(code)) return;
    // Browsers open a window only shortly after a tap, and the SDK had to be loaded first. Now it is loaded.
    if (code === 'auth/popup-blocked') app.showToast(t('session.popupBlocked'));
    else if (!explain(error)) app.showError(error);
  }

  async function openWindow() {
    if (run.isOpen) return;
    run.isOpen = true;
    try {
      await logIn(tokenByPopup);
    } catch (error) {
      showFailure(error);
    } finally {
      run.isOpen = false;
      open.value = false;
    }
  }

  useSignalEffect(() => {
    if (open.value && !isSimulated.peek()) void openWindow();
  });

  return <When is={isSimulated}>{() => <SocialLoginDialog {...props} />}</When>;
}
