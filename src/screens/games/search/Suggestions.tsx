import { foldText } from '@kit/data/foldText';
import { Each } from '@kit/render/Each';
import { computed, type ReadonlySignal } from '@kit/render/signals';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createSearch } from '../../../stores/games/search';
import { Icon } from '../../../ui/icons/Icon';
import { LoadFailure } from '../../../widgets/site/app/LoadFailure';

interface Props {
  typed: ReadonlySignal<string>;
  onFind: (text: string) => void;
}

/** A search for the typed text, and the games whose name contains it. */
export function Suggestions({ typed, onFind }: Props) {
  const { suggestionsFor, suggested } = useStore(createSearch);
  const text = computed(() => typed.value.trim());
  const names = computed(() => suggestionsFor(text.value));
  return (
    <>
      <ul className="suggestions" aria-label={t('search.suggestions')}>
        <li>
          <button type="button" className="suggestion" onClick={() => onFind(text.peek())}>
            <Icon name="search" size={18} />
            <span>{computed(() => t('search.searchFor', { text }).value)}</span>
          </button>
        </li>
        <Each of={names} by={(name) => name}>
          {(name) => <Suggestion name={name} typed={text} onFind={onFind} />}
        </Each>
      </ul>
      <LoadFailure of={suggested} />
    </>
  );
}

function Suggestion({ name, typed, onFind }: Props & { name: string }) {
  const part = (at: 0 | 1 | 2) => computed(() => splitAtMatch(name, typed.value)[at]);
  return (
    <li>
      <button type="button" className="suggestion" onClick={() => onFind(name)}>
        <Icon name="gamepad-2" size={18} />
        <span>
          {part(0)}
          <mark>{part(1)}</mark>
          {part(2)}
        </span>
      </button>
    </li>
  );
}

/** Folds letter by letter, so that every letter keeps its position. */
const foldLetters = (text: string) =>
  Array.from({ length: text.length }, (_, at) => foldText(text[at] ?? '').slice(0, 1) || ' ').join(
    '',
  );

/** Splits a name into the text before the match, the match and the text after it. Ignores case and accents. */
export function splitAtMatch(name: string, typed: string): [string, string, string] {
  const at = typed ? foldLetters(name).indexOf(foldLetters(typed)) : -1;
  if (at < 0) return [name, '', ''];
  const end = at + typed.length;
  return [name.slice(0, at), name.slice(at, end), name.slice(end)];
}
