import type { Category } from '../../../stores/games/gameOf';
import { GameBrowser } from '../../../widgets/games/list/GameBrowser';
import { type Address, useApp } from '../../../widgets/site/app/useApp';
import { categoryAt, hrefOfList, paths } from '../../../widgets/site/navigation/paths';
import { useScreenAddress } from '../../../widgets/site/navigation/useScreenAddress';

/** The address names these lists by `type`, and the game types of the platform by `gameType`. */
const LISTS_BY_TYPE = ['HOT', 'FAV', 'CRASH', 'ESPORTS'];

const listAt = (address: Address) => ({
  category: categoryAt(address),
  // Alone it names the category. Beside a `type` it narrows that list.
  gameType: (address.query.get('type') && address.query.get('gameType')) || undefined,
});

const menuCodes = (known: Category[]) => {
  const codes = known.map(({ code }) => code).filter((code) => code !== 'HOME');
  return codes.toSpliced(codes.indexOf('HOT') + 1, 0, 'FAV');
};

/** One list of games, chosen by the address: `type` or `gameType`, and `vassalage` (a vendor). */
export default function GameList() {
  const { navigate } = useApp();
  const address = useScreenAddress((path) => path === paths.gameList);
  return (
    <GameBrowser
      address={address}
      listAt={listAt}
      vendorParameter="vassalage"
      menuCodes={menuCodes}
      onCategory={(code) =>
        navigate(hrefOfList({ [LISTS_BY_TYPE.includes(code) ? 'type' : 'gameType']: code }), {
          replace: true,
        })
      }
    />
  );
}
