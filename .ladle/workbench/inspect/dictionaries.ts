import { keysOfText, type Texts } from './textKeys';

const loaders = import.meta.glob<Record<string, string>>('../../../src/i18n/*/*/*.ts', {
  import: 'default',
});

/** Of `../../../src/i18n/es/cashier/wallet.ts`: es, wallet. */
function namesIn(path: string) {
  const [file = '', , language = ''] = path.split('/').reverse();
  return { language, domain: file.replace('.ts', '') };
}

async function load(isWanted: (names: ReturnType<typeof namesIn>) => boolean) {
  const wanted = Object.entries(loaders).filter(([path]) => isWanted(namesIn(path)));
  return Promise.all(
    wanted.map(async ([path, loadOne]) => ({ ...namesIn(path), texts: await loadOne() })),
  );
}

export interface KnownText {
  key: string;
  /** By language, in the language's own code: es, en, pt-br. */
  texts: Record<string, string>;
}

/** The texts of the dictionaries that could be this one, with their translations. */
export async function findTexts(shown: string, language: string): Promise<KnownText[]> {
  const own = await load((names) => names.language === language);
  const texts: Texts = Object.fromEntries(own.map(({ domain, texts }) => [domain, texts]));
  const keys = keysOfText(shown, texts);
  const domains = new Set(keys.map((key) => key.split('.')[0]));
  const all = await load(({ domain }) => domains.has(domain));
  return keys.map((key) => {
    const [domain, name = ''] = key.split('.');
    const translations = all.flatMap(({ texts, ...names }) => {
      const text = names.domain === domain ? texts[name] : undefined;
      return text === undefined ? [] : [[names.language, text] as const];
    });
    return { key, texts: Object.fromEntries(translations) };
  });
}
