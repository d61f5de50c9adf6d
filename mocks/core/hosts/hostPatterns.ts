type Test = (pattern: string, flags: string, text: string) => boolean;

/**
 * How a host tests a text by a regular expression of the operator. Node stops one that takes too long (mocks/node.ts). In a
 * page or its service worker it can block nobody but the person who wrote it.
 */
export const hostPatterns: { test: Test } = {
  test: (pattern, flags, text) => new RegExp(pattern, flags).test(text),
};
