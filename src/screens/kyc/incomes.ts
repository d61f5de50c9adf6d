/** Kept as these names whatever language they were chosen in. */
export const incomes: readonly string[] = ['salary', 'business', 'savings', 'pension', 'other'];
