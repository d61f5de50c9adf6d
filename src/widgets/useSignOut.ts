import { t } from '../i18n/t';
import { createSession } from '../stores/session';
import { useStore } from '../stores/useStore';
import { paths } from './paths';
import { useApp } from './useApp';

/** Asks first. The way home does not wait for the server. */
export function useSignOut(leave: () => void = () => {}) {
  const { logout } = useStore(createSession);
  const app = useApp();
  return async () => {
    const isSure = await app.confirm({
      title: t('session.logoutTitle'),
      text: t('session.logoutText'),
      picture: '/art/icons/waving-hand.webp',
      ok: t('session.logout'),
    });
    if (!isSure) return;
    leave();
    const leaving = logout();
    app.open(paths.home);
    await leaving;
  };
}
