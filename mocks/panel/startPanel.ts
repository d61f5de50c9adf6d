import { narrowColumn } from './narrowColumn';
import { setPanelCookie } from './page';
import css from './panel.css?inline';
import { showHandle } from './showHandle';
import { watchSettings } from './watchSettings';

/** Starts the panel of the mock backend. */
export function startPanel() {
  setPanelCookie();
  watchSettings();
  narrowColumn();
  showHandle('mock', 'Open the panel of the mock backend', [css], async (container, close) => {
    const { drawPanel } = await import('./Panel');
    drawPanel(container, close);
  });
}
