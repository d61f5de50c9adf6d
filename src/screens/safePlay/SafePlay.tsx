import '../../ui/content/Card.css';
import './safePlay.css';
import { useSignalEffect } from '@kit/render/hooks';
import { Keyed } from '@kit/render/Keyed';
import type { ComponentType } from 'react';
import { createSession } from '../../stores/account/session';
import { useStore } from '../../stores/base/useStore';
import { createLicence } from '../../stores/safePlay/licence';
import { createMarket } from '../../stores/site/market';
import { createSystem } from '../../stores/site/system';
import { useApp } from '../../widgets/site/app/useApp';
import { leaveUnknownPage } from '../../widgets/site/navigation/leaveUnknownPage';
import { paths } from '../../widgets/site/navigation/paths';
import { safePlayPaths } from '../../widgets/site/navigation/safePlayPaths';
import { useScreenAddress } from '../../widgets/site/navigation/useScreenAddress';
import { Breaks } from './Breaks';
import { GameExclusions } from './gameExclusion/GameExclusions';
import { Limits } from './Limits';
import { PlayHistory } from './PlayHistory';
import { SafePlayHome } from './SafePlayHome';
import { SelfTest } from './selfTest/SelfTest';

const pages = new Map<string, ComponentType>([
  [safePlayPaths.home, SafePlayHome],
  [safePlayPaths.limits, Limits],
  [safePlayPaths.breaks, Breaks],
  [safePlayPaths.games, GameExclusions],
  [safePlayPaths.selfTest, SelfTest],
  [safePlayPaths.history, PlayHistory],
]);
/** Pages that need a session. The page of breaks is not among them: its summary is shown after the logout. */
const FOR_MEMBERS: string[] = [safePlayPaths.limits, safePlayPaths.games, safePlayPaths.history];

/** All pages of safe play: one route and one chunk. Visitors can read, answer the test and find help. */
export default function SafePlay() {
  const address = useScreenAddress((path) => path.startsWith(paths.safePlay));
  const app = useApp();
  const { hasTools } = useStore(createLicence);
  const { isLoggedIn } = useStore(createSession);
  const { settings } = useStore(createSystem);
  const { gameExclusion } = useStore(createMarket);
  const isNotOffered = (path: string) =>
    path === safePlayPaths.games && settings.value && gameExclusion.value === 'none';
  useSignalEffect(() => {
    const { path } = address.value;
    if (settings.value && !hasTools.value) app.navigate(paths.home, { replace: true });
    else if (!pages.has(path) || isNotOffered(path)) leaveUnknownPage(app);
    else if (FOR_MEMBERS.includes(path) && !isLoggedIn.value) app.requireLogin(path);
  });
  return (
    <Keyed of={address} by={({ path }) => path}>
      {({ path }) => {
        const Page = pages.get(path);
        return Page && <Page />;
      }}
    </Keyed>
  );
}
