import { Lazy } from '@kit/Lazy';
import type { Signal } from '@kit/signals';
import type { ReactNode } from 'react';
import { t } from '../../i18n/t';
import { useApp } from './useApp';

interface Props<T> {
  open: Signal<boolean>;
  load: () => Promise<T>;
  children: (loaded: T) => ReactNode;
}

/** A sheet or dialog whose code is loaded when it is first opened. */
export function LazySheet<T>({ open, load, children }: Props<T>) {
  const app = useApp();
  const onError = (error: unknown) => {
    console.error(error);
    // Closed again, so that the next tap requests the code again.
    open.value = false;
    app.showToast(t('error.noInternet'), { kind: 'fail' });
  };
  return (
    <Lazy when={open} load={load} onError={onError}>
      {children}
    </Lazy>
  );
}
