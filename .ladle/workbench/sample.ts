import { longerText } from './language/longerText';
import { sampleTexts } from './sampleTexts';
import { readSettings } from './settings';

const PLACES: { [code: string]: 0 | 1 | 2 } = { EN: 0, VI: 1, BN: 2 };
const { language } = readSettings(globalThis.location?.search ?? '');

/**
 * A text of a story, in the language of the toolbar, or Spanish where it is not translated. For words that the
 * app does not have: `t` has those of the app.
 *
 *   <Button>{sample('Ver bono')}</Button>
 */
export function sample(text: keyof typeof sampleTexts): string {
  if (language === 'longer') return longerText(text);
  const place = PLACES[language];
  return place === undefined ? text : sampleTexts[text][place];
}
