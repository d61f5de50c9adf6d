import { When } from '@kit/When';
import { createGame } from '../../stores/game';
import { createHomeTab } from '../../stores/homeTab';
import { useStore } from '../../stores/useStore';
import { LoadFailure } from '../../widgets/app/LoadFailure';
import { CategorySection } from './CategorySection';
import { ContinueRow } from './ContinueRow';
import { DownloadBar } from './DownloadBar';
import { Favourites } from './Favourites';
import { Footer } from './Footer';
import { LiveModels } from './LiveModels';
import { MemberCenter } from './MemberCenter';
import { MotionButton } from './MotionButton';
import { NewOfVendors, SimilarToLast } from './PersonalShelves';
import { SportsBanner } from './SportsBanner';
import { Winners } from './Winners';

/** Everything on home below the first grid of games. Its code is loaded after the first grid. */
export function BelowTheFold() {
  const { isHot } = useStore(createHomeTab);
  return (
    <>
      <MotionButton />
      <When is={isHot} or={() => <Sections />}>
        {() => <Footer />}
      </When>
    </>
  );
}

function Sections() {
  const { vendors } = useStore(createGame);
  return (
    <>
      <LoadFailure of={vendors} />
      <MemberCenter />
      <ContinueRow />
      <Favourites />
      <Winners />
      <CategorySection code="RNG" />
      <SimilarToLast />
      <CategorySection code="PGSLOT" />
      <CategorySection code="LIVE" />
      <NewOfVendors />
      <LiveModels />
      <SportsBanner />
      <CategorySection code="FISH" />
      <CategorySection code="CRASH" />
      <CategorySection code="JLSLOT" />
      <CategorySection code="PVP" />
      <div className="home-app">
        <DownloadBar />
      </div>
      <Footer />
    </>
  );
}
