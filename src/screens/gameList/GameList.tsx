import type { Category } from '../../stores/game';
import { GameBrowser } from '../../widgets/GameBrowser';
import { categoryAt, hrefOfList, paths } from '../../widgets/paths';
import { useAddress } from '../../widgets/useAddress';
import { type Address, useApp } from '../../widgets/useApp';
import { useMembersOnly } from '../../widgets/useMembersOnly';

/** Lists that are no category of the server's. */
const OURS = ['HOT', 'FAV', 'CRASH', 'ESPORTS'];

const read = (address: Address) => ({
  category: categoryAt(address),
  gameType: address.query.get('gameType') ?? undefined,
  vendor: address.query.get('vassalage') ?? undefined,
});

const menu = (known: Category[]) => {
  const codes = known.map(({ code }) => code).filter((code) => code !== 'HOME');
  return codes.toSpliced(codes.indexOf('HOT') + 1, 0, 'FAV');
};

/** A list that its address describes: `gameType`, `vassalage` and `type`. */
export default function GameList() {
  const { open } = useApp();
  const address = useAddress((path) => path === paths.gameList);
  useMembersOnly(address);
  return (
    <GameBrowser
      address={address}
      read={read}
      menu={menu}
      onCategory={(code) =>
        open(hrefOfList({ [OURS.includes(code) ? 'type' : 'gameType']: code }), { replace: true })
      }
      onVendor={(vendor) => {
        const { vassalage: _, ...rest } = Object.fromEntries(address.peek().query);
        open(hrefOfList(vendor ? { ...rest, vassalage: vendor } : rest), { replace: true });
      }}
    />
  );
}
