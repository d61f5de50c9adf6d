import { type EffectCallback, useEffect, useRef } from 'react';
import { requireComponent } from './misuse';
import { effect } from './signals';

/**
 * What a component makes once, and keeps for its life: its signals, a form, what it remembers. React may call the body
 * again, or call it and never show the component, so `make` only makes: it subscribes to nothing, sends nothing and
 * starts nothing. That belongs in `useMount` or `useSignalEffect`.
 */
export function useOnce<T>(make: () => T): T {
  if (import.meta.env.DEV) requireComponent('useOnce');
  // Unlike the initialiser of useState, it runs once in StrictMode too.
  const made = useRef<{ value: T }>(undefined);
  made.current ??= { value: make() };
  return made.current.value;
}

/** Runs once when the component is mounted. What it returns runs when it is unmounted. */
export function useMount(start: EffectCallback) {
  if (import.meta.env.DEV) requireComponent('useMount');
  useEffect(start, []);
}

/** An effect that begins when the component is mounted and ends when it is unmounted. */
export function useSignalEffect(run: EffectCallback) {
  if (import.meta.env.DEV) requireComponent('useSignalEffect');
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => effect(() => latest.current()), []);
}
