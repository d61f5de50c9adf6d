import { t } from '../../i18n/t';
import { createSession } from '../../stores/session';
import { useStore } from '../../stores/useStore';
import { paths } from '../../widgets/paths';
import { useApp } from '../../widgets/useApp';
import { isMenuOpen } from './isMenuOpen';

/** Asks first. The way home does not wait for the server. */
export function useSignOut() {
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
    isMenuOpen.value = false;
    const leaving = logout();
    app.open(paths.home);
    await leaving;
  };
}
