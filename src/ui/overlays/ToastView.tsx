import './ToastView.css';
import { useMount, useSignalEffect } from '@kit/render/hooks';
import { computed } from '@kit/render/signals';
import { useRef } from 'react';
import { Spinner } from '../feedback/Spinner';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/icons';
import { read } from '../theme/maybeSignal';
import type { ToastKind, Toasts } from './toasts';

const icons: Record<ToastKind, IconName> = {
  info: 'info',
  ok: 'circle-check',
  fail: 'triangle-alert',
  loading: 'loader-circle',
};

/** Shows the toasts of `createToasts`. Render it once, at the end of the app. */
export function ToastView({ toasts }: { toasts: Toasts }) {
  const view = useRef<HTMLDivElement>(null);
  const kind = computed(() => toasts.current.value?.kind);
  const text = computed(() => (toasts.current.value ? read(toasts.current.value.text) : ''));
  useMount(() => toasts.startTimers());
  // A popover is shown above open dialogs, and the last opened one is on top. The popover stays
  // open: screen readers ignore a live region that appears together with its text.
  useSignalEffect(() => {
    const toast = toasts.current.value;
    const node = view.current;
    if (!node?.showPopover) return;
    const isOpen = node.matches(':popover-open');
    if (isOpen && toast) node.hidePopover();
    if (!isOpen || toast) node.showPopover();
  });
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
