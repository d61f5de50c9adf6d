import './Sheet.css';
import type { Signal } from '@kit/signals';
import { When } from '@kit/When';
import { type ReactNode, useId } from 'react';
import { IconButton } from './IconButton';
import type { MaybeSignal } from './maybeSignal';
import { useModal } from './modal';
import { dragToClose } from './sheetDrag';

type Props = {
  open: Signal<boolean>;
  /** Names the sheet; hidden to the eye when `bare`. */
  title: MaybeSignal<string>;
  closeLabel: MaybeSignal<string>;
  children: ReactNode;
  /** Stays below the scrolling content. */
  actions?: ReactNode;
  bare?: boolean;
  /** Stands where the title would; the title still names the sheet. */
  head?: ReactNode;
  /** From below, or from a side of the line like a menu. */
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
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
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
