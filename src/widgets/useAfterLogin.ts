import { savePassword } from '@kit/credentials';
import type { SessionInfo } from '../contract/session';
import { t } from '../i18n/t';
import { createPasskey, isCancelled } from '../stores/passkey';
import { createSession } from '../stores/session';
import { useStore } from '../stores/useStore';
import { paths } from './paths';
import { useApp } from './useApp';

interface Entered {
  opened: SessionInfo;
  /** What was typed, by those who typed one. */
  password?: string;
  isRemembered?: boolean;
}

/** What is due between a login and where it leads. Answers whether to go there. */
export function useAfterLogin() {
  const { forgetKnownPassword } = useStore(createSession);
  const passkey = useStore(createPasskey);
  const app = useApp();

  /** A first password was chosen by someone else. */
  async function offerNewPassword() {
    const isWanted = await app.confirm({
      title: t('session.firstTimeTitle'),
      text: t('session.firstTimeText'),
      picture: '/art/icons/locked.webp',
      ok: t('session.firstTimeGo'),
      cancel: t('session.firstTimeLater'),
    });
    if (isWanted) app.open(paths.changePassword, { replace: true });
    else forgetKnownPassword();
    return !isWanted;
  }

  async function offerPasskey(password: string) {
    if (!passkey.isSupported || !(await passkey.mayOffer())) return;
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
      app.say(t('session.passkeyReady'), { kind: 'ok' });
    } catch (error) {
      if (!isCancelled(error)) app.sayError(error);
    }
  }

  return async ({ opened, password, isRemembered = false }: Entered): Promise<boolean> => {
    if (password && isRemembered) {
      void savePassword({ id: opened.userName, password }).catch(() => undefined);
    }
    if (opened.firstTimeLogin && password) return offerNewPassword();
    if (password) await offerPasskey(password);
    return true;
  };
}
