/** `streak` is `Streak`. */
export const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/** `tournaments` is `tournament`, and `companies` is `company`. */
export const singularOf = (items) => items.replace(/ies$/, 'y').replace(/s$/, '');
