import { Lazy } from '@kit/render/Lazy';
import { onChange } from '@kit/render/onChange';
import { computed, type Signal } from '@kit/render/signals';
import type { ReactNode } from 'react';
import { t } from '../../../i18n/t';
import { useApp } from './useApp';

interface Props<T> {
  open: Signal<boolean>;
  load: () => Promise<T>;
  /** It belongs to no screen, so it opens whatever screen is shown when its code has come. */
  isOverAnyScreen?: boolean;
  children: (loaded: T) => ReactNode;
}

/** A sheet or dialog whose code is loaded when it is first opened. */
export function LazySheet<T>({ open, load, isOverAnyScreen, children }: Props<T>) {
  const app = useApp();
  const onError = (error: unknown) => {
    console.error(error);
    // Closed again, so that the next tap requests the code again.
    open.value = false;
    app.showToast(t('error.noInternet'), { kind: 'fail' });
  };
  const loadCode = async () => {
    const path = computed(() => app.address.value.path);
    // A member who opens another screen meanwhile does not want the sheet there.
    const stop = onChange(path, () => {
      if (!isOverAnyScreen) open.value = false;
    });
    try {
      return await load();
    } finally {
      stop();
    }
  };
  return (
    <Lazy when={open} load={loadCode} onError={onError}>
      {children}
    </Lazy>
  );
}
