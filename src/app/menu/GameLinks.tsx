import { Each } from '@kit/render/Each';
import { computed } from '@kit/render/signals';
import { t, textOrFallback } from '../../i18n/t';
import { useStore } from '../../stores/base/useStore';
import { createGame } from '../../stores/games/game';
import { Row } from '../../ui/content/Row';
import { Accordion } from '../../ui/controls/Accordion';
import { CategoryIcon } from '../../widgets/games/list/CategoryIcon';
import { LoadMissing } from '../../widgets/site/app/LoadMissing';
import { pathOfCategory, paths } from '../../widgets/site/navigation/paths';

const LISTED = ['RNG', 'LIVE', 'FISH', 'SPORTS', 'PVP', 'ELOTT'];

/** The game categories, in the order of the server. */
export function GameLinks() {
  const { vendors } = useStore(createGame);
  const listed = computed(() => {
    const gameTypes = (vendors.value.value ?? []).map(({ gameType }) => gameType);
    return gameTypes.filter((code) => LISTED.includes(code));
  });
  return (
    <Accordion icon="gamepad-2" title={t('title.gameCenter')} open>
      <ul className="menu-game-links">
        <Each of={listed} by={(code) => code}>
          {(code) => (
            <li>
              <a href={pathOfCategory(code)}>
                <CategoryIcon code={code} size={28} />
                <span>{textOrFallback(`game.${code}`)}</span>
              </a>
            </li>
          )}
        </Each>
      </ul>
      <Row picture="/art/icons/joystick.webp" href={paths.games} title={t('title.lobby')} />
      <Row
        picture="/art/icons/admission-tickets.webp"
        href={paths.startLottery}
        title={t('title.lottery')}
      />
      <LoadMissing of={vendors} />
    </Accordion>
  );
}
