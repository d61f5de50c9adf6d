const UNITS = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Milliseconds of `90s`, `5m`, `2h` or `3d`. */
export function parseDuration(text: string): number {
  const [, count, unit] = /^(\d+(?:\.\d+)?)(ms|s|m|h|d)$/.exec(text) ?? [];
  if (!unit) throw new Error(`"${text}" is no duration; write 90s, 5m, 2h or 3d`);
  return Number(count) * UNITS[unit as keyof typeof UNITS];
}
