import '../../../ui/content/Card.css';
import './lobby.css';
import { Lazy } from '@kit/render/Lazy';
import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../../i18n/t';
import type { Category } from '../../../stores/games/gameOf';
import { GameBrowser } from '../../../widgets/games/list/GameBrowser';
import { type Address, useApp } from '../../../widgets/site/app/useApp';
import {
  categoryAt,
  categoryPaths,
  pathOfCategory,
  paths,
} from '../../../widgets/site/navigation/paths';
import { useScreenAddress } from '../../../widgets/site/navigation/useScreenAddress';

const LOBBY_PATHS: string[] = [
  paths.lobby,
  paths.games,
  paths.slots,
  ...Object.values(categoryPaths),
];

const listAt = (address: Address) => ({
  category: categoryAt(address),
  isUnpaged: true,
});

/** Lists of the app itself come after the categories of the server. */
const menuCodes = (known: Category[]) => [...known.map(({ code }) => code), 'INHOUSE', 'FAV'];

const LOTTERIES = ['LOTT', 'ELOTT'];
const loadLotteryLink = async () => (await import('./LotteryLink')).LotteryLink;

/** All games by category. One screen serves all category addresses, so a tab only changes the list. */
export default function Lobby() {
  const { navigate } = useApp();
  const address = useScreenAddress((path) => LOBBY_PATHS.includes(path));
  return (
    <>
      <When is={computed(() => LOTTERIES.includes(categoryAt(address.value) ?? ''))}>
        {() => (
          <nav className="card lobby-lottery" aria-label={t('title.lottery')}>
            <Lazy load={loadLotteryLink}>{(LotteryLink) => <LotteryLink />}</Lazy>
          </nav>
        )}
      </When>
      <GameBrowser
        address={address}
        listAt={listAt}
        vendorParameter="vendor"
        menuCodes={address.peek().path === paths.slots ? undefined : menuCodes}
        onCategory={(code) => navigate(pathOfCategory(code), { replace: code !== 'HOME' })}
      />
    </>
  );
}
