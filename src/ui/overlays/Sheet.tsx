import './Sheet.css';
import type { Signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../controls/IconButton';
import type { MaybeSignal } from '../theme/maybeSignal';
import { dragToClose } from './sheetDrag';
import { useModal } from './useModal';

type Props = {
  open: Signal<boolean>;
  /** The name of the sheet. Only for screen readers when `bare` or `head` is set. */
  title: MaybeSignal<string>;
  closeLabel: MaybeSignal<string>;
  children: ReactNode;
  /** Fixed below the scrolling content. */
  actions?: ReactNode;
  /** Shows only the handle above the content. The close button is for keyboards and screen readers. */
  bare?: boolean;
  /** Shown in place of the title. */
  head?: ReactNode;
  /** The side it opens from. `start` and `end` are for menus. */
  side?: 'bottom' | 'start' | 'end';
  onDismiss?: () => void;
};

export function Sheet({ open, title, closeLabel, children, actions, ...props }: Props) {
  const { side = 'bottom', bare = false, head } = props;
  const id = useId();
  const modal = useModal(open, props);
  return (
    <dialog {...modal.props} className="modal sheet" data-side={side} aria-labelledby={id}>
      <When is={modal.isMounted}>
        {() => (
          <div
            className="sheet-card"
            ref={side === 'bottom' ? (card) => dragToClose(card, modal.dismiss) : undefined}
          >
            <header className="sheet-head" data-bare={bare}>
              {side === 'bottom' && <i className="sheet-grab" aria-hidden="true" />}
              <h2 id={id} className={bare || head ? 'visually-hidden' : undefined}>
                {title}
              </h2>
              {head}
              <span className="sheet-close">
                <IconButton icon="x" label={closeLabel} onClick={modal.dismiss} />
              </span>
            </header>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard */}
            <section className="sheet-body" tabIndex={0} aria-labelledby={id}>
              {children}
            </section>
            {actions && <footer className="sheet-actions">{actions}</footer>}
          </div>
        )}
      </When>
    </dialog>
  );
}
