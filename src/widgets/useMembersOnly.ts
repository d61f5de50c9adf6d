import { effect, type ReadonlySignal, untracked } from '@kit/signals';
import { useMount } from '@kit/useSignal';
import { t } from '../i18n/t';
import { createSession } from '../stores/session';
import { useStore } from '../stores/useStore';
import { categoryAt, paths } from './paths';
import { type Address, useApp } from './useApp';

const SAID_FOR = 2000;

/** Favourites belong to somebody: a visitor is told so, logs in and comes back. */
export function useMembersOnly(address: ReadonlySignal<Address>) {
  const { isLoggedIn } = useStore(createSession);
  const { say, open } = useApp();
  useMount(() =>
    effect(() => {
      if (isLoggedIn.value || categoryAt(address.value) !== 'FAV') return;
      untracked(() => {
        const { path, query } = address.peek();
        const back = encodeURIComponent(query.size ? `${path}?${query}` : path);
        say(t('error.in_logged_login'), { ms: SAID_FOR });
        open(`${paths.login}?back=${back}`, { replace: true });
      });
    }),
  );
}
