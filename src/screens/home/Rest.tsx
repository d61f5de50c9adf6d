import { ContinueRow } from '../../widgets/ContinueRow';
import { AppBanner } from './AppBanner';
import { Favourites } from './Favourites';
import { Footer } from './Footer';
import { MemberCenter } from './MemberCenter';
import { Shelf } from './Shelf';
import { SportsBanner } from './SportsBanner';
import { Winners } from './Winners';

/** All of home below the first grid, in a chunk that arrives after it. */
export default function Rest() {
  return (
    <>
      <MemberCenter />
      <ContinueRow />
      <Favourites />
      <Winners />
      <Shelf code="RNG" />
      <Shelf code="PGSLOT" />
      <Shelf code="LIVE" />
      <SportsBanner />
      <Shelf code="FISH" />
      <Shelf code="CRASH" />
      <Shelf code="JLSLOT" />
      <Shelf code="PVP" />
      <AppBanner />
      <Footer />
    </>
  );
}
