import { openLink } from './openLink';
import { startPanel } from './startPanel';

// The host sends a page of its own for a link (scripts/serve/panel.mjs).
if (document.documentElement.hasAttribute('data-mock-link')) void openLink();
// A page of a lottery is the app in a frame of the app, which has the panel already.
else if (window === window.top) startPanel();
