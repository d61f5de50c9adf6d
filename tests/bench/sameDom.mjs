/**
 * Where a peer does not draw what the first one draws: other work would be another contest.
 * @param {Record<string, string[]>} drawn
 * @returns {string[]}
 */
export function strangers(drawn) {
  const [[first, subject], ...others] = Object.entries(drawn);
  return others.flatMap(([name, parts]) =>
    parts.flatMap((part, at) => {
      const other = subject[at] ?? '';
      if (part === other) return [];
      const from = [...part].findIndex((letter, i) => letter !== other[i]);
      const near = (text) => text.slice(Math.max(0, from - 60), from + 60);
      return [`${name} draws …${near(part)}… and ${first} …${near(other)}…`];
    }),
  );
}
