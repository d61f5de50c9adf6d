import { useSignalEffect } from '@kit/render/hooks';
import { type ReadonlySignal, untracked } from '@kit/render/signals';
import { withQuery } from '@kit/web/withQuery';
import { t } from '../../../i18n/t';
import { createSession } from '../../../stores/account/session';
import { useStore } from '../../../stores/base/useStore';
import { toastMs } from '../../../ui/overlays/toasts';
import { type Address, useApp } from '../../site/app/useApp';
import { categoryAt, hrefOfLogin } from '../../site/navigation/paths';

/** Sends a visitor who opens the favourites to the login, which returns here. */
export function useLoginForFavourites(address: ReadonlySignal<Address>) {
  const { isLoggedIn } = useStore(createSession);
  const app = useApp();
  useSignalEffect(() => {
    if (isLoggedIn.value || categoryAt(address.value) !== 'FAV') return;
    untracked(() => {
      const { path, query } = address.peek();
      app.showToast(t('error.in_logged_login'), { ms: toastMs.offline });
      app.navigate(hrefOfLogin(withQuery(path, query)), { replace: true });
    });
  });
}
