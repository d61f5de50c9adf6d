import { keepOnTop } from './keepOnTop';
import { narrowColumn } from './narrowColumn';
import { setPanelCookie } from './page';
import css from './panel.css?inline';
import { isOpen } from './state';
import { watchSettings } from './watchSettings';

/**
 * Shows the handle of the panel. A shadow root separates it from the app: no style of one reaches the
 * other, apart from the tokens.
 */
export function startPanel() {
  setPanelCookie();
  watchSettings();
  narrowColumn();
  const host = document.createElement('div');
  host.setAttribute('popover', 'manual');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];

  const handle = document.createElement('button');
  handle.className = 'handle';
  handle.textContent = 'mock';
  handle.ariaLabel = 'Open the panel of the mock backend';
  handle.onclick = () => void open();
  const container = document.createElement('div');
  root.append(handle, container);
  keepOnTop(host);

  let isDrawn = false;
  async function open() {
    isOpen.value = true;
    if (isDrawn) return;
    isDrawn = true;
    const { drawPanel } = await import('./Panel');
    drawPanel(container, close);
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
}
