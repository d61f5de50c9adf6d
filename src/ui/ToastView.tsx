import './ToastView.css';
import { computed, effect } from '@kit/signals';
import { useMount } from '@kit/useSignal';
import { useRef } from 'react';
import { Icon } from './Icon';
import type { IconName } from './icons';
import { read } from './maybeSignal';
import { Spinner } from './Spinner';
import type { ToastKind, Toasts } from './toasts';

const icons: Record<ToastKind, IconName> = {
  info: 'info',
  ok: 'circle-check',
  fail: 'triangle-alert',
  loading: 'loader-circle',
};

/** Draws what `createToasts` shows; put it once, at the end of the app. */
export function ToastView({ toasts }: { toasts: Toasts }) {
  const view = useRef<HTMLDivElement>(null);
  const kind = computed(() => toasts.current.value?.kind);
  const text = computed(() => (toasts.current.value ? read(toasts.current.value.text) : ''));
  // A popover lies above open dialogs, the newest on top; it stays, for a live region that
  // comes together with its text is not read out.
  useMount(() =>
    effect(() => {
      const said = toasts.current.value;
      const node = view.current;
      if (!node?.showPopover) return;
      const isOn = node.matches(':popover-open');
      if (isOn && said) node.hidePopover();
      if (!isOn || said) node.showPopover();
    }),
  );
  return (
    <div className="toasts" ref={view} popover="manual" data-kind={kind}>
      <div className="toast">
        <span className="toast-icon" hidden={computed(() => kind.value === 'loading')}>
          <Icon name={computed(() => icons[kind.value ?? 'info'])} />
        </span>
        <span className="toast-icon" hidden={computed(() => kind.value !== 'loading')}>
          <Spinner />
        </span>
        <span role="status">{text}</span>
      </div>
    </div>
  );
}
