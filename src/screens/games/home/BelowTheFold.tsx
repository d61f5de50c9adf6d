import { AfterFrame } from '@kit/list/AfterFrame';
import { useMount } from '@kit/render/hooks';
import { When } from '@kit/render/When';
import { useStore } from '../../../stores/base/useStore';
import { createGame } from '../../../stores/games/game';
import { createHomeTab } from '../../../stores/games/homeTab';
import { LoadFailure } from '../../../widgets/site/app/LoadFailure';
import { SportsBanner } from './banners/SportsBanner';
import { CategorySection } from './CategorySection';
import { DownloadBar } from './download/DownloadBar';
import { Footer } from './footer/Footer';
import { MemberCenter } from './MemberCenter';
import { ContinueRow } from './shelves/ContinueRow';
import { Favourites } from './shelves/Favourites';
import { NewOfVendors, SimilarToLast } from './shelves/PersonalShelves';
import { LiveModels } from './winners/LiveModels';
import { Winners } from './winners/Winners';

/** Everything on home below the first grid of games. Its code is loaded after the first grid. */
export function BelowTheFold() {
  const { isHot } = useStore(createHomeTab);
  return (
    <When is={isHot} or={() => <Sections />}>
      {() => <Footer />}
    </When>
  );
}

/** Remembers that the lower sections were drawn. A return to home draws all at once, for its scroll position. */
const createLowerSections = () => ({ wereDrawn: false });

function Sections() {
  const { vendors } = useStore(createGame);
  const lowerSections = useStore(createLowerSections);
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
      <AfterFrame isLate={!lowerSections.wereDrawn}>{() => <LowerSections />}</AfterFrame>
    </>
  );
}

function LowerSections() {
  const lowerSections = useStore(createLowerSections);
  return (
    <>
      <NewOfVendors />
      <LiveModels />
      <SportsBanner />
      <CategorySection code="FISH" />
      <CategorySection code="CRASH" />
      <CategorySection code="JLSLOT" />
      <CategorySection code="PVP" />
      <AfterFrame isLate={!lowerSections.wereDrawn}>{() => <EndOfHome />}</AfterFrame>
    </>
  );
}

function EndOfHome() {
  const lowerSections = useStore(createLowerSections);
  useMount(() => {
    lowerSections.wereDrawn = true;
  });
  return (
    <>
      <div className="home-app">
        <DownloadBar />
      </div>
      <Footer />
    </>
  );
}
