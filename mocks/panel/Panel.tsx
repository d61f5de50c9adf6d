import { Keyed } from '@kit/render/Keyed';
import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { createRoot } from 'react-dom/client';
import { copyLink } from './link';
import { parts } from './parts';
import { isOpen, message, partId, shouldReload } from './state';

const current = computed(() => parts.find(({ id }) => id === partId.value) ?? parts[0]);

/** `close` also moves the focus to the handle. */
export const drawPanel = (container: Element, close: () => void) =>
  createRoot(container).render(<Panel close={close} />);

function Panel({ close }: { close: () => void }) {
  return (
    <When is={isOpen}>
      {() => (
        <section className="panel" aria-label="Mock backend">
          <header className="head">
            <h2 ref={(title) => title?.focus()} tabIndex={-1}>
              Mock backend
            </h2>
            <button type="button" onClick={copyLink}>
              Copy link
            </button>
            <button type="button" aria-label="Close" onClick={close}>
              ✕
            </button>
          </header>
          <nav className="tabs" aria-label="Parts of the panel">
            {parts.map(({ id, title }) => (
              <button
                key={id}
                type="button"
                aria-current={computed(() => current.value?.id === id)}
                onClick={() => (partId.value = id)}
              >
                {title}
              </button>
            ))}
          </nav>
          <output className="message">{message}</output>
          <div className="body">
            <Keyed of={current} by={({ id }) => id}>
              {({ View }) => <View />}
            </Keyed>
          </div>
          <label className="foot">
            <input
              type="checkbox"
              checked={shouldReload}
              onChange={({ target }) => (shouldReload.value = target.checked)}
            />
            Load the page again after a change
          </label>
        </section>
      )}
    </When>
  );
}
