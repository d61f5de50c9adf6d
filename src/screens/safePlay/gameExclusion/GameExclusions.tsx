import { useMount, useOnce } from '@kit/render/hooks';
import { Keyed } from '@kit/render/Keyed';
import { batch, computed, signal } from '@kit/render/signals';
import { dateText } from '../../../i18n/format';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createGameExclusion, type ExcludableType } from '../../../stores/safePlay/gameExclusion';
import { Card } from '../../../ui/content/Card';
import { Row } from '../../../ui/content/Row';
import { Button } from '../../../ui/controls/Button';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { categoryPicture } from '../../../widgets/games/list/categoryPicture';
import { HelpLinks } from '../../../widgets/safePlay/information/HelpLinks';
import { AsyncContent } from '../../../widgets/site/app/AsyncContent';
import { safePlayPaths } from '../../../widgets/site/navigation/safePlayPaths';
import { GameExclusionSheet } from './GameExclusionSheet';
import { gameTypeName } from './gameTypeName';

/** The types of games, and until when the member is excluded from each. */
export function GameExclusions() {
  const { current } = useStore(createGameExclusion);
  const isOpen = useOnce(() => signal(false));
  const chosen = useOnce(() => signal<ExcludableType | undefined>(undefined));
  const choose = (type: ExcludableType) =>
    batch(() => {
      chosen.value = type;
      isOpen.value = true;
    });
  useMount(() => void current.load());
  return (
    <div className="safeplay">
      <p>{t('safePlay.gamesIntro')}</p>
      <p className="muted">{t('safePlay.gamesCannotEnd')}</p>
      <AsyncContent of={current} loading={() => <Skeleton height={420} radius={20} />}>
        {(state) => (
          <Card pad="none">
            <Keyed of={state}>
              {({ types }) =>
                types.map((type) => <TypeRow key={type.gameType} type={type} onChoose={choose} />)
              }
            </Keyed>
          </Card>
        )}
      </AsyncContent>
      <Button kind="quiet" wide href={safePlayPaths.breaks}>
        {t('safePlay.gamesAll')}
      </Button>
      <HelpLinks />
      <Keyed of={chosen} by={({ gameType, until }) => `${gameType} ${until}`}>
        {(type) => <GameExclusionSheet type={type} open={isOpen} />}
      </Keyed>
    </div>
  );
}

interface TypeRowProps {
  type: ExcludableType;
  onChoose: (type: ExcludableType) => void;
}

/** An exclusion for good cannot be changed any more. */
function TypeRow({ type, onChoose }: TypeRowProps) {
  const { gameType, until } = type;
  const meta = computed(() => {
    if (until === undefined) return t('safePlay.gamesOpen').value;
    if (until === null) return t('safePlay.gamesForever').value;
    return t('safePlay.gamesUntil', { date: dateText(until, 'moment') }).value;
  });
  return (
    <Row
      picture={categoryPicture(gameType)}
      title={gameTypeName(gameType)}
      meta={meta}
      {...(until === null ? {} : { onClick: () => onChoose(type) })}
    />
  );
}
