import { effect } from '@kit/render/signals';
import css from './drift.css?inline';
import { findings, watchFindings } from './findings';
import panelCss from './panel.css?inline';
import { showHandle } from './showHandle';

// A page at a real backend: the panel has one part, with what differs from the contract.
const handle = showHandle(
  'contract',
  'Open what differs from the contract',
  [panelCss, css],
  async (container, close) => {
    const { drawDrift } = await import('./Drift');
    drawDrift(container, close);
  },
);
effect(() => {
  const { length } = findings.value;
  handle.textContent = length ? `contract ${length}` : 'contract';
});
watchFindings();
