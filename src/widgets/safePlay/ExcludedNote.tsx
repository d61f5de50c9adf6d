import './ExcludedNote.css';
import { computed, type ReadonlySignal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../i18n/t';
import { useStore } from '../../stores/base/useStore';
import { createGameExclusion } from '../../stores/safePlay/gameExclusion';
import { safePlayPaths } from '../site/navigation/safePlayPaths';
import { excludedText } from './excludedText';

interface Props {
  /** The category of the menu in which the games stand. */
  category: ReadonlySignal<string>;
}

/** Says that the member has excluded themself from these games, and until when. Nothing when the games can be played. */
export function ExcludedNote({ category }: Props) {
  const { exclusionOf } = useStore(createGameExclusion);
  return (
    <When is={computed(() => exclusionOf(category.value))}>
      {(exclusion) => (
        <div className="excludednote" role="status">
          <p>{computed(() => excludedText(exclusion.value.until ?? null))}</p>
          <a href={safePlayPaths.games}>{t('safePlay.gamesSee')}</a>
        </div>
      )}
    </When>
  );
}
