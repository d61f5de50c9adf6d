import { signal } from '../render/signals';
import type { followFocus } from './followFocus';

/** Follows the focus in each list. Undefined until `startListFocus` is called: until then the browser's own order holds. */
export const listFocus = signal<typeof followFocus | undefined>(undefined);
