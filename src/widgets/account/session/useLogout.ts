import { t } from '../../../i18n/t';
import { createLogout } from '../../../stores/account/logout';
import { useStore } from '../../../stores/base/useStore';
import { useApp } from '../../site/app/useApp';
import { paths } from '../../site/navigation/paths';

/** Logs out after a confirmation. Home opens at once, without waiting for the server. */
export function useLogout(onLogout: () => void = () => {}) {
  const { logout } = useStore(createLogout);
  const app = useApp();
  return async () => {
    const isSure = await app.confirm({
      title: t('session.logoutTitle'),
      text: t('session.logoutText'),
      picture: '/art/icons/waving-hand.webp',
      ok: t('session.logout'),
    });
    if (!isSure) return;
    onLogout();
    const request = logout();
    app.navigate(paths.home);
    await request;
  };
}
