import type { PlainKey } from '../../i18n/t';
import type { Address } from '../../widgets/site/app/useApp';
import { categoryAt, categoryPaths } from '../../widgets/site/navigation/paths';

/** Categories with a title in the dictionaries. */
const NAMED = [...Object.keys(categoryPaths), 'CRASH', 'COCK', 'PGSLOT', 'JLSLOT'];

/** The title of a game list is the name of its category. */
export const gameListTitle =
  (fallback: PlainKey) =>
  (address: Address): PlainKey => {
    const code = categoryAt(address);
    return NAMED.includes(code) ? (`game.${code}` as PlainKey) : fallback;
  };
