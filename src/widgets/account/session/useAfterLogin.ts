import { savePassword } from '@kit/web/credentials';
import type { SessionInfo } from '../../../contract/account/login';
import { t } from '../../../i18n/t';
import { createPasskey, isCancelled } from '../../../stores/account/passkey';
import { createSession } from '../../../stores/account/session';
import { useStore } from '../../../stores/base/useStore';
import { useApp } from '../../site/app/useApp';
import { paths } from '../../site/navigation/paths';

interface FinishedLogin {
  opened: SessionInfo;
  /** Missing after a login without a password. */
  password?: string;
  isRemembered?: boolean;
}

/** Offers what follows a login. Returns false when the member was sent to another screen. */
export function useAfterLogin() {
  const { knownPassword } = useStore(createSession);
  const passkey = useStore(createPasskey);
  const app = useApp();

  /** The password of a first login was set by someone else. */
  async function offerNewPassword() {
    const isWanted = await app.confirm({
      title: t('session.firstTimeTitle'),
      text: t('session.firstTimeText'),
      picture: '/art/icons/locked.webp',
      ok: t('session.firstTimeGo'),
      cancel: t('session.firstTimeLater'),
    });
    if (isWanted) app.navigate(paths.changePassword, { replace: true });
    else knownPassword.value = undefined;
    return !isWanted;
  }

  async function offerPasskey(password: string) {
    if (!passkey.isSupported || !passkey.isOffered.peek() || !(await passkey.mayOffer())) return;
    const isWanted = await app.confirm({
      title: t('session.passkeyOfferTitle'),
      text: t('session.passkeyOfferText'),
      picture: '/art/icons/locked.webp',
      ok: t('session.passkeyCreate'),
      cancel: t('session.passkeyLater'),
    });
    if (!isWanted) return;
    try {
      await passkey.add(password);
      app.showToast(t('session.passkeyReady'), { kind: 'ok' });
    } catch (error) {
      if (!isCancelled(error)) app.showError(error);
    }
  }

  return async ({ opened, password, isRemembered = false }: FinishedLogin): Promise<boolean> => {
    if (password && isRemembered) {
      void savePassword({ id: opened.userName, password }).catch(() => undefined);
    }
    if (opened.firstTimeLogin && password) return offerNewPassword();
    if (password) await offerPasskey(password);
    return true;
  };
}
