import './Dialog.css';
import type { Signal } from '@kit/signals';
import { When } from '@kit/When';
import { type ReactNode, useId } from 'react';
import { IconButton } from './IconButton';
import type { MaybeSignal } from './maybeSignal';
import { useModal } from './modal';

export type DialogProps = {
  open: Signal<boolean>;
  title: MaybeSignal<string>;
  text?: MaybeSignal<string | undefined>;
  /** Address of a colour picture above the title. */
  picture?: string;
  children?: ReactNode;
  /** Buttons; two share a row, long ones wrap under each other. */
  actions?: ReactNode;
  dismissible?: boolean;
  /** Shows a cross with this name. */
  closeLabel?: MaybeSignal<string>;
  /** For questions that must be answered. */
  role?: 'dialog' | 'alertdialog';
  focusAfter?: number;
  /** When the content is a form. */
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
