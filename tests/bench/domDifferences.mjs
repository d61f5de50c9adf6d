/**
 * Where a peer renders another DOM than the first peer. Different work could not be compared.
 * @param {Record<string, string[]>} renderedBy
 * @returns {string[]}
 */
export function domDifferences(renderedBy) {
  const [[first, subject], ...others] = Object.entries(renderedBy);
  return others.flatMap(([name, parts]) =>
    parts.flatMap((part, index) => {
      const other = subject[index] ?? '';
      if (part === other) return [];
      const start = [...part].findIndex((letter, i) => letter !== other[i]);
      const near = (text) => text.slice(Math.max(0, start - 60), start + 60);
      return [`${name} renders …${near(part)}… and ${first} …${near(other)}…`];
    }),
  );
}
