import { Each } from '@kit/Each';
import { computed } from '@kit/signals';
import { t, tx } from '../../i18n/t';
import { createGame } from '../../stores/game';
import { useStore } from '../../stores/useStore';
import { Accordion } from '../../ui/Accordion';
import { categoryPicture } from '../../widgets/categoryPicture';
import { pathOfCategory } from '../../widgets/paths';

const LISTED = ['RNG', 'LIVE', 'FISH', 'SPORTS', 'PVP', 'ELOTT'];

/** The kinds of games, in the order that the server sorts them. */
export function GameCenter() {
  const { vendors } = useStore(createGame);
  const listed = computed(() => {
    const sorted = (vendors.value.value ?? []).map(({ gameType }) => gameType);
    return sorted.filter((code) => LISTED.includes(code));
  });
  return (
    <Accordion icon="gamepad-2" title={t('app.gameCenter')} open>
      <ul className="menu-games">
        <Each of={listed} by={(code) => code}>
          {(code) => (
            <li>
              <a href={pathOfCategory(code)}>
                <img src={categoryPicture(code)} alt="" width={28} height={28} />
                <span>{tx(`game.${code}`)}</span>
              </a>
            </li>
          )}
        </Each>
      </ul>
    </Accordion>
  );
}
