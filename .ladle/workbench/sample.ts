import { longerText } from './longerText';
import { sampleTexts } from './sampleTexts';
import { readSettings } from './settings';

const PLACES = { EN: 0, VI: 1, BN: 2 } as const;
const { language } = readSettings(globalThis.location?.search ?? '');

/**
 * A text of a story, in the language of the toolbar. For words that the app does not have: `t` has those
 * of the app.
 *
 *   <Button>{sample('Ver bono')}</Button>
 */
export function sample(text: keyof typeof sampleTexts): string {
  if (language === 'ES') return text;
  if (language === 'longer') return longerText(text);
  return sampleTexts[text][PLACES[language]];
}
