/** Categories with two rows of games. The others have three. */
const TWO_ROWS = ['LIVE', 'FISH', 'PVP', 'CRASH'];

/** How many games a category shows at a time on home. */
export const pageSizeOf = (code: string) => (TWO_ROWS.includes(code) ? 6 : 9);
