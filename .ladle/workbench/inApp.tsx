import type { ReactNode } from 'react';
import { AppFrame } from './AppFrame';
import type { Situation } from './bootApp';

const HOME = '/m/home';

/** A story of a widget: a component that uses the stores of the app, with the mock behind it. */
export function inApp(Story: () => ReactNode, situation: Partial<Situation> = {}) {
  const fullSituation = { path: HOME, persona: 'member' as const, ...situation };
  return () => (
    <AppFrame situation={fullSituation}>
      <Story />
    </AppFrame>
  );
}
