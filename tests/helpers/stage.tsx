import '../../src/ui/theme/base.css';
import '../../.ladle/stage.css';
import type { ReactNode } from 'react';
import { mount, settled } from './mount';

/** Shows a component as Ladle shows it. */
export async function stage(piece: ReactNode) {
  const mounted = mount(<div className="stage">{piece}</div>);
  await settled();
  return mounted;
}

/** Resolves when all animations that have an end have ended. */
export async function atRest() {
  await settled();
  const ending = document.getAnimations().filter(({ effect }) => {
    // Animations of hidden elements do not run, so they do not end.
    const isSeen = (effect as KeyframeEffect).target?.checkVisibility();
    return isSeen && Number.isFinite(Number(effect?.getComputedTiming().endTime));
  });
  await Promise.allSettled(ending.map((animation) => animation.finished));
}
