import * as hooks from '@preact/signals-react';
import { type EffectCallback, useEffect } from 'react';
import { requireComponent } from './misuse';

/** Runs once when the component is mounted. What it returns runs when it is unmounted. */
export function useMount(start: EffectCallback) {
  if (import.meta.env.DEV) requireComponent('useMount');
  // biome-ignore lint/correctness/useExhaustiveDependencies: it must run once only
  useEffect(start, []);
}

/** In development, the hook with a check. */
const checked = <Hook extends (...args: never[]) => unknown>(name: string, hook: Hook) =>
  ((...args) => {
    requireComponent(name);
    return hook(...args);
  }) as Hook;

export const useSignal = import.meta.env.DEV
  ? checked('useSignal', hooks.useSignal)
  : hooks.useSignal;
export const useComputed = import.meta.env.DEV
  ? checked('useComputed', hooks.useComputed)
  : hooks.useComputed;
export const useSignalEffect = import.meta.env.DEV
  ? checked('useSignalEffect', hooks.useSignalEffect)
  : hooks.useSignalEffect;
