import { useMount, useOnce } from '@kit/render/hooks';
import { onChange } from '@kit/render/onChange';
import { computed, effect, type Signal, signal } from '@kit/render/signals';
import { withQuery } from '@kit/web/withQuery';
import { linkParts, t } from '../../../i18n/t';
import { lockScroll } from '../../../ui/overlays/lockScroll';
import { Sheet } from '../../../ui/overlays/Sheet';
import { useApp } from '../../site/app/useApp';
import { paths } from '../../site/navigation/paths';
import { LoginForm } from './LoginForm';

/** Login in a sheet over the current screen, which stays open below it. */
export function LoginSheet({ open }: { open: Signal<boolean> }) {
  const { address } = useApp();
  const isAgent = useOnce(() => signal(false));
  /** Members and agents cannot use each other's login. The one for agents comes back here. */
  const agentLoginUrl = computed(() => {
    const { path, query } = address.value;
    return withQuery(
      paths.login,
      new URLSearchParams({ as: 'agent', back: withQuery(path, query) }),
    );
  });
  const register = linkParts('session.noAccount');
  const close = () => {
    open.value = false;
  };

  useMount(() => {
    const stops = [effect(() => (open.value ? lockScroll() : undefined)), onChange(address, close)];
    return () => {
      for (const stop of stops) stop();
    };
  });

  return (
    <Sheet open={open} title={t('session.login')} closeLabel={t('app.close')}>
      <LoginForm isAgent={isAgent} onDone={close} />
      <p className="login-register">
        {register.before}
        <a href={paths.register}>{register.link}</a>
        {register.after}
      </p>
      <p className="login-register">
        <a href={agentLoginUrl}>{t('session.agentLogin')}</a>
      </p>
    </Sheet>
  );
}
