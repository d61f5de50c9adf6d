import type { Domain } from '../../src/i18n/dictionaries';

const files = Object.keys(import.meta.glob('../../src/i18n/es/*/*.ts'));

/** All domains of texts. The workbench loads all of them, so that no story has to name its own. */
export const dictionaryNames = files.map((file) => file.split('/').at(-1)?.slice(0, -3) as Domain);
