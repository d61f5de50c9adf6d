import { onChange } from '@kit/onChange';
import { effect, type Signal, signal } from '@kit/signals';
import { useMount } from '@kit/useSignal';
import { useState } from 'react';
import { around, t } from '../i18n/t';
import { holdPage } from '../ui/holdPage';
import { Sheet } from '../ui/Sheet';
import { LoginForm } from './LoginForm';
import { paths } from './paths';
import { useApp } from './useApp';

/** Logs in over the page that one is on, which stays where it was. */
export function LoginModal({ open }: { open: Signal<boolean> }) {
  const { address } = useApp();
  const [isAgent] = useState(() => signal(false));
  const register = around('session.noAccount');
  const close = () => {
    open.value = false;
  };

  useMount(() => {
    const stops = [effect(() => (open.value ? holdPage() : undefined)), onChange(address, close)];
    return () => {
      for (const stop of stops) stop();
    };
  });

  return (
    <Sheet open={open} title={t('session.login')} closeLabel={t('app.close')}>
      <LoginForm isAgent={isAgent} onDone={close} />
      <p className="login-ask">
        {register.before}
        <a href={paths.register}>{register.link}</a>
        {register.after}
      </p>
    </Sheet>
  );
}
