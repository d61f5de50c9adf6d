import '../../src/ui/theme/stickyBar.css';
import '../../src/app/shell/shell.css';
import '../../src/app/shell/wide.css';
import { RouterProvider } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { HostContext } from '../../src/stores/base/useStore';
import { AppContext } from '../../src/widgets/site/app/useApp';
import { activity } from './activity';
import { bootApp, type Situation } from './bootApp';

type Booted = Awaited<ReturnType<typeof bootApp>>;

interface Props {
  situation: Situation;
  /** Drawn with the stores of the app. Without it: the screen at the path. */
  children?: ReactNode;
}

/** Draws a screen, or a widget, in an app of its own with the mock behind it. */
export function AppFrame({ situation, children }: Props) {
  const [booted, setBooted] = useState<Booted>();
  useEffect(() => {
    activity.booting++;
    activity.isWithoutAnswers = situation.calls === 'hang';
    const boot = bootApp(situation);
    boot.then(setBooted, (error) => console.error(error)).finally(() => void activity.booting--);
    return () => void boot.then(({ host }) => host.dispose());
  }, [situation]);
  if (!booted) return null;
  return (
    <HostContext value={booted.host}>
      <AppContext value={booted.app}>
        {children ?? <RouterProvider router={booted.router} />}
      </AppContext>
    </HostContext>
  );
}
