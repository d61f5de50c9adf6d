import type { Category, Game } from './gameOf';

type Placed = Pick<Game, 'type' | 'category' | 'vendor'>;

/** The type that the server has for a category of the menu. It has none for esports. */
export const typeOfCategory = (category: string) => (category === 'ESPORTS' ? 'SPORTS' : category);

/** The category of the menu that a game stands in. The server sends crash games as slots, and esports as sports. */
export function menuCategoryOf(
  { type, category, vendor }: Placed,
  categories: readonly Category[],
) {
  if (category.toUpperCase() === 'CRASH') return 'CRASH';
  const esports = categories.find(({ code }) => code === 'ESPORTS')?.vendors ?? [];
  const isEsport = type === 'SPORTS' && esports.some(({ vassalage }) => vassalage === vendor);
  return isEsport ? 'ESPORTS' : type;
}
