import { type ReactNode, startTransition, useState } from 'react';
import { useMount } from '../render/hooks';
import { afterPaint } from './afterPaint';

interface Props {
  /** False draws the part at once. Only its first value counts. */
  isLate: boolean;
  children: () => ReactNode;
}

/** Draws a part of a screen after the frame of the rest. On a slow phone both together are one long task. */
export function AfterFrame({ isLate, children }: Props) {
  const [isDrawn, setDrawn] = useState(import.meta.env.SSR || !isLate);
  useMount(() => {
    if (isLate) return afterPaint(() => startTransition(() => setDrawn(true)));
  });
  return isDrawn && children();
}
