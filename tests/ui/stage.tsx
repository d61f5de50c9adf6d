import '../../src/ui/base.css';
import '../../.ladle/stage.css';
import type { ReactNode } from 'react';
import { mount, settled } from '../kit/mount';

/** A piece on the stage of the workbench, without the workbench. */
export async function stage(piece: ReactNode) {
  const mounted = mount(<div className="stage">{piece}</div>);
  await settled();
  return mounted;
}

/** What moves has come to rest; what moves for ever is left alone. */
export async function atRest() {
  await settled();
  const ending = document.getAnimations().filter(({ effect }) => {
    // What lies in a closed part never runs, so it would never end either.
    const isSeen = (effect as KeyframeEffect).target?.checkVisibility();
    return isSeen && Number.isFinite(Number(effect?.getComputedTiming().endTime));
  });
  await Promise.allSettled(ending.map((one) => one.finished));
}
