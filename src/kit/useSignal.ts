import { type EffectCallback, useEffect } from 'react';

export { useComputed, useSignal } from '@preact/signals-react';

/** A component's one door to effects: runs once when it is mounted, its result when it leaves. */
// biome-ignore lint/correctness/useExhaustiveDependencies: once is the point
export const useMount = (start: EffectCallback) => useEffect(start, []);
