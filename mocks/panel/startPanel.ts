import { narrowColumn } from './narrowColumn';
import { setPanelCookie } from './page';
import css from './panel.css?inline';
import { showHandle } from './showHandle';
import { watchSettings } from './watchSettings';

/** Starts the panel of the mock backend. It stays with its page; the function that is returned ends its requests. */
export function startPanel() {
  setPanelCookie();
  const stopRequests = watchSettings();
  narrowColumn();
  showHandle('mock', 'Open the panel of the mock backend', [css], async (container, close) => {
    const { drawPanel } = await import('./Panel');
    drawPanel(container, close);
  });
  return stopRequests;
}
