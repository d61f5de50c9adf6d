import { afterEach, expect, test } from 'vitest';
import { firstTexts, loadTexts, setLanguage } from '../../i18n/locale';
import { mustLimitText } from './limitTexts';

afterEach(() => setLanguage('ES'));

test.each([
  ['ES', 'elige un límite de: pérdidas, tiempo.'],
  ['EN', 'choose a limit for: losses, time.'],
  ['PT-BR', 'escolha um limite de: perdas, tempo.'],
] as const)(
  'the limits that a deposit needs are words within a sentence, in %s',
  async (code, end) => {
    await firstTexts();
    await loadTexts('safePlay');
    await setLanguage(code);
    expect(mustLimitText(['loss', 'time'])).toContain(end);
  },
);
