import './Dialog.css';
import type { Signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../controls/IconButton';
import type { MaybeSignal } from '../theme/maybeSignal';
import { useModal } from './useModal';

export type DialogProps = {
  open: Signal<boolean>;
  title: MaybeSignal<string>;
  text?: MaybeSignal<string | undefined>;
  /** URL of a picture above the title. */
  picture?: string;
  children?: ReactNode;
  /** Buttons. Two stand in one row, or below each other when they are long. */
  actions?: ReactNode;
  dismissible?: boolean;
  /** Shows a close button with this name. */
  closeLabel?: MaybeSignal<string>;
  /** `alertdialog` for questions that must be answered. */
  role?: 'dialog' | 'alertdialog';
  focusAfter?: number;
  /** Called when the form of the dialog is submitted. */
  onSubmit?: () => void;
  onDismiss?: () => void;
};

export function Dialog(props: DialogProps) {
  const id = useId();
  const modal = useModal(props.open, props);
  return (
    <dialog
      {...modal.props}
      className="modal dialog"
      role={props.role ?? 'dialog'}
      aria-labelledby={`${id}-title`}
      aria-describedby={props.text !== undefined ? `${id}-text` : undefined}
    >
      <When is={modal.isMounted}>
        {() => (
          <form
            className="dialog-card"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              props.onSubmit?.();
            }}
          >
            {props.closeLabel !== undefined && (
              <span className="dialog-close">
                <IconButton icon="x" label={props.closeLabel} onClick={modal.dismiss} />
              </span>
            )}
            {props.picture && <img src={props.picture} alt="" width={56} height={56} />}
            <h2 id={`${id}-title`}>{props.title}</h2>
            {props.text !== undefined && (
              <p className="muted" id={`${id}-text`}>
                {props.text}
              </p>
            )}
            {props.children && <div className="dialog-body">{props.children}</div>}
            {props.actions && <div className="dialog-actions">{props.actions}</div>}
          </form>
        )}
      </When>
    </dialog>
  );
}
