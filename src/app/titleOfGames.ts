import type { PlainKey } from '../i18n/t';
import { categoryAt, categoryPaths } from '../widgets/paths';
import type { Address } from '../widgets/useApp';

const NAMED = [...Object.keys(categoryPaths), 'CRASH', 'COCK', 'PGSLOT', 'JLSLOT'];

/** Lists are called by the category they show. */
export const titleOfGames =
  (otherwise: PlainKey) =>
  (address: Address): PlainKey => {
    const code = categoryAt(address);
    return NAMED.includes(code) ? (`game.${code}` as PlainKey) : otherwise;
  };
