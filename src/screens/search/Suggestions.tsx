import { Each } from '@kit/Each';
import { computed, type ReadonlySignal } from '@kit/signals';
import { t } from '../../i18n/t';
import { createSearch } from '../../stores/search';
import { useStore } from '../../stores/useStore';
import { Icon } from '../../ui/Icon';
import { marked } from './marked';

interface Props {
  typed: ReadonlySignal<string>;
  onFind: (text: string) => void;
}

/** What was typed, and the games it could be the beginning of. */
export function Suggestions({ typed, onFind }: Props) {
  const { suggestions } = useStore(createSearch);
  const text = computed(() => typed.value.trim());
  const names = computed(() => suggestions.value.value ?? []);
  return (
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
  );
}

function Suggestion({ name, typed, onFind }: Props & { name: string }) {
  const piece = (at: 0 | 1 | 2) => computed(() => marked(name, typed.value)[at]);
  return (
    <li>
      <button type="button" className="suggestion" onClick={() => onFind(name)}>
        <Icon name="gamepad-2" size={18} />
        <span>
          {piece(0)}
          <mark>{piece(1)}</mark>
          {piece(2)}
        </span>
      </button>
    </li>
  );
}
