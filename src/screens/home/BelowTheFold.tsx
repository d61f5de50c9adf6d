import { CategorySection } from './CategorySection';
import { ContinueRow } from './ContinueRow';
import { DownloadBar } from './DownloadBar';
import { Favourites } from './Favourites';
import { Footer } from './Footer';
import { MemberCenter } from './MemberCenter';
import { MotionButton } from './MotionButton';
import { SportsBanner } from './SportsBanner';
import { Winners } from './Winners';

/** Everything on home below the first grid of games. Its code is loaded after the first grid. */
export default function BelowTheFold() {
  return (
    <>
      <MotionButton />
      <MemberCenter />
      <ContinueRow />
      <Favourites />
      <Winners />
      <CategorySection code="RNG" />
      <CategorySection code="PGSLOT" />
      <CategorySection code="LIVE" />
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
