import { useMount, useOnce } from '@kit/render/hooks';
import { computed } from '@kit/render/signals';
import { measureScreen, screenSize, watchScreenSize } from '../list/screenSize';
import { gameGrid } from './gameGrid';

/** The columns and the row height of a list of games. They depend on the window and on the font size. */
export function useGameGrid() {
  const grid = useOnce(() => {
    if (!screenSize.peek()) screenSize.value = measureScreen();
    const grid = computed(() => {
      const { width, isWide, textScale } = screenSize.value ?? measureScreen();
      return gameGrid(width, isWide, textScale);
    });
    return {
      columns: computed(() => grid.value.columns),
      rowHeight: computed(() => grid.value.rowHeight),
    };
  });
  useMount(watchScreenSize);
  return grid;
}
