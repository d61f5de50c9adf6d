import { signal } from '@kit/render/signals';
import { type ReactNode, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

const ends: (() => void)[] = [];

/** Runs at the end of the test, after what was mounted before has been removed. */
export const atEnd = (end: () => void) => void ends.push(end);

/** After each test (cleanPage.ts). */
export function endAll() {
  for (const end of ends.splice(0)) end();
}

/** Renders into a new element of the page, in strict mode unless told otherwise. It is removed after the test. */
export function mount(first: ReactNode, { strict = true } = {}) {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const render = (node: ReactNode) =>
    flushSync(() => root.render(strict ? <StrictMode>{node}</StrictMode> : node));
  const unmount = () => flushSync(() => root.unmount());
  atEnd(unmount);
  render(first);
  const find = <E extends Element = HTMLElement>(selector: string) =>
    container.querySelector(selector) as E;
  return { container, render, unmount, find };
}

/** Resolves when React has rendered and the browser has painted a frame. */
export const settled = () =>
  new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

/** The DOM mutations that an action causes. */
export async function recordMutations(container: Element, act: () => unknown) {
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((seen) => records.push(...seen));
  observer.observe(container, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  await act();
  records.push(...observer.takeRecords());
  observer.disconnect();
  return records;
}

/** A signal, and whether anything subscribes to it. */
export function watchedSignal<T>(value: T) {
  const state = { isWatched: false };
  const of = signal(value, {
    watched: () => {
      state.isWatched = true;
    },
    unwatched: () => {
      state.isWatched = false;
    },
  });
  return Object.assign(state, { of });
}
