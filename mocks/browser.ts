import { setupWorker } from 'msw/browser';
import { all } from './all';

/** The backend inside a page, behind a service worker: for Ladle and for tests in a real browser. */
export const worker = setupWorker(...all);
