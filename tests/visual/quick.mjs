/** The stories that `npm test` compares: one of each kind. `npm run test:visual` compares all. */
export const QUICK = ['ui--button--states', 'ui--textfield--states'];
