import { type EffectCallback, useEffect } from 'react';

export { useComputed, useSignal, useSignalEffect } from '@preact/signals-react';

/** Runs once when the component is mounted. What it returns runs when it is unmounted. */
// biome-ignore lint/correctness/useExhaustiveDependencies: it must run once only
export const useMount = (start: EffectCallback) => useEffect(start, []);
