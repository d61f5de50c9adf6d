import { Later } from '@kit/Later';
import { computed } from '@kit/signals';
import { When } from '@kit/When';
import { loadWords } from '../../i18n/locale';
import { createSystem } from '../../stores/system';
import { useStore } from '../../stores/useStore';
import { hasJustEntered } from '../entered';
import { place } from '../place';
import { ChatButton } from './ChatButton';

const isHome = computed(() => place.value.header === 'home');
const isGreeted = computed(() => isHome.value && hasJustEntered.value);

const loadPopups = async () => {
  const [{ Popups }] = await Promise.all([import('./Popups'), loadWords('notice')]);
  return Popups;
};

/** What home has besides its games, once those stand. */
export default function HomeExtras() {
  const { hasFlag } = useStore(createSystem);
  const hasChat = hasFlag('CBS3');
  return (
    <>
      <When is={computed(() => isHome.value && hasChat.value)}>{() => <ChatButton />}</When>
      <Later when={isGreeted} load={loadPopups} />
    </>
  );
}
