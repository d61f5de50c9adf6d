import type { Difference } from './compare';
import type { NamedEndpoint } from './endpoints';

/** Reads that the specification does not have, by contract file: the app hides what they are for, where a backend lacks them. */
export const EXTENSIONS: Record<string, string[]> = {
  bonus: ['memberBonuses'],
  exclusion: ['exclusion', 'exclusionPreview'],
  game: ['suggestions'],
  gameFacts: ['gameFacts'],
  gameFilter: ['gameFilterChoices'],
  limit: ['memberLimits'],
  playHistory: ['playMonths', 'playRows'],
  realityCheck: ['realityCheck'],
  statement: ['statement'],
};

/** A call that a backend need not have is missing: screens show less. */
export function rankExtension({ domain, name }: NamedEndpoint, differences: Difference[]) {
  if (!EXTENSIONS[domain]?.includes(name)) return differences;
  return differences.map((one): Difference => {
    const isMissing = one.kind === 'no reply' && one.at === 'status 404';
    const detail = 'an extension, which the app does without';
    return isMissing ? { ...one, detail, breaks: false, hides: true } : one;
  });
}
