import { type Category, createGame } from '../../stores/game';
import { useStore } from '../../stores/useStore';
import { GameBrowser } from '../../widgets/GameBrowser';
import { categoryAt, categoryPaths, pathOfCategory, paths } from '../../widgets/paths';
import { useAddress } from '../../widgets/useAddress';
import { type Address, useApp } from '../../widgets/useApp';
import { useMembersOnly } from '../../widgets/useMembersOnly';

const OWN: string[] = [paths.lobby, paths.games, paths.slots, ...Object.values(categoryPaths)];

const read = (address: Address) => ({
  category: categoryAt(address),
  vendor: address.query.get('vendor') ?? undefined,
  isWhole: true,
});

const menu = (known: Category[]) => known.map(({ code }) => code);

/** All games by category. One screen for all its addresses: another tab is another list in it. */
export default function Lobby() {
  useStore(createGame);
  const { open } = useApp();
  const address = useAddress((path) => OWN.includes(path));
  useMembersOnly(address);
  return (
    <GameBrowser
      address={address}
      read={read}
      menu={address.peek().path === paths.slots ? undefined : menu}
      onCategory={(code) => open(pathOfCategory(code), { replace: code !== 'HOME' })}
      onVendor={(vendor) => {
        const { path, query } = address.peek();
        const next = new URLSearchParams(query);
        next.delete('vendor');
        if (vendor) next.set('vendor', vendor);
        open(next.size ? `${path}?${next}` : path, { replace: true });
      }}
    />
  );
}
