import { keepOnTop } from './keepOnTop';
import { isOpen } from './state';

type Draw = (container: Element, close: () => void) => Promise<void>;

/**
 * Shows the handle of a panel, which is drawn when it is opened for the first time. A shadow root separates it from the
 * app: no style of one reaches the other, apart from the tokens.
 */
export function showHandle(text: string, label: string, styles: string[], draw: Draw) {
  const host = document.createElement('div');
  host.setAttribute('popover', 'manual');
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = styles.map((style) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    return sheet;
  });

  const handle = document.createElement('button');
  handle.className = 'handle';
  handle.textContent = text;
  handle.ariaLabel = label;
  handle.onclick = () => void open();
  const container = document.createElement('div');
  root.append(handle, container);
  keepOnTop(host);

  let isDrawn = false;
  async function open() {
    isOpen.value = true;
    if (isDrawn) return;
    isDrawn = true;
    await draw(container, close);
  }
  const close = () => {
    isOpen.value = false;
    handle.focus();
  };

  const toggle = ({ code, ctrlKey }: KeyboardEvent) => {
    if (code !== 'Backquote' || !ctrlKey) return;
    if (isOpen.peek()) close();
    else void open();
  };

  root.addEventListener('keydown', (event) => {
    // The app has shortcuts and dialogs of its own, so the page does not see this key.
    event.stopPropagation();
    if ((event as KeyboardEvent).key === 'Escape') close();
    else toggle(event as KeyboardEvent);
  });
  addEventListener('keydown', toggle);
  isOpen.subscribe((value) => {
    handle.hidden = value;
  });
  if (isOpen.peek()) void open();
  return handle;
}
