import './foundations.css';
import { useEffect, useState } from 'react';
import { SearchField } from '../workbench/SearchField';

export default { title: 'Foundations/Words' };

const loaders = import.meta.glob<Record<string, string>>('../../src/i18n/{es,en,vi,bn}/*.ts', {
  import: 'default',
});
/** Two keys and their comment lines are the context that translators have. */
const sources = import.meta.glob<string>('../../src/i18n/es/*.ts', {
  import: 'default',
  query: '?raw',
});

const nameOf = (path: string) => path.split('/').at(-1)?.replace('.ts', '') ?? '';
const languageOf = (path: string) => path.split('/').at(-2) ?? '';
const languages = [...new Set(Object.keys(loaders).map(languageOf))].sort(
  (a, b) => Number(b === 'es') - Number(a === 'es'),
);

/** The comment above a key, if there is one. */
function contextOf(source: string, key: string) {
  const lines = source.split('\n');
  const at = lines.findIndex((line) => line.trim().startsWith(`${key}:`));
  const above = lines[at - 1]?.trim() ?? '';
  return /^(\/\/|\/\*\*|\*)/.test(above) ? above.replace(/^[/* ]+|[*/ ]+$/g, '') : '';
}

interface Loaded {
  domain: string;
  /** The comments of its keys. */
  contexts: Record<string, string>;
  texts: Record<string, Record<string, string>>;
}

async function loadDomain(path: string): Promise<Loaded> {
  const domain = nameOf(path);
  const entries = await Promise.all(
    languages.map(async (language) => {
      const load = loaders[path.replace('/es/', `/${language}/`)];
      return [language, (await load?.()) ?? {}] as const;
    }),
  );
  const source = (await sources[path]?.()) ?? '';
  const texts = Object.fromEntries(entries);
  const contexts = Object.fromEntries(
    Object.keys(texts.es ?? {}).map((key) => [key, contextOf(source, key)]),
  );
  return { domain, contexts, texts };
}

function countsOf(domains: Loaded[]) {
  const keys = domains.flatMap((domain) =>
    Object.keys(domain.texts.es ?? {}).map((key) => ({ ...domain, key })),
  );
  const isMissing = ({ texts, key }: (typeof keys)[number]) =>
    languages.some((language) => !texts[language]?.[key]);
  return {
    texts: keys.length,
    untranslated: keys.filter(isMissing).length,
    withoutContext: keys.filter(({ contexts, key }) => !contexts[key]).length,
  };
}

/** Every key in every language. What a language lacks, and keys without a comment, are marked. */
export const All = () => {
  const [domains, setDomains] = useState<Loaded[]>([]);
  const [search, setSearch] = useState('');
  const [isOnlyMissing, setOnlyMissing] = useState(false);
  useEffect(() => {
    void Promise.all(Object.keys(sources).map(loadDomain)).then(setDomains);
  }, []);
  const wanted = search.trim().toLowerCase();
  const { texts, untranslated, withoutContext } = countsOf(domains);
  return (
    <div className="found">
      <h1>Words</h1>
      <p>
        {texts} texts in {languages.length} languages. {untranslated} are missing in a language, and{' '}
        {withoutContext} have no comment that tells a translator where they stand.
      </p>
      <SearchField value={search} onChange={setSearch} />
      <label>
        <input
          type="checkbox"
          checked={isOnlyMissing}
          onChange={({ currentTarget }) => setOnlyMissing(currentTarget.checked)}
        />{' '}
        Only texts without a comment
      </label>
      {domains.map(({ domain, contexts, texts }) => {
        const keys = Object.keys(texts.es ?? {})
          .filter((key) => !isOnlyMissing || !contexts[key])
          .filter((key) =>
            languages.some((language) =>
              `${domain}.${key} ${texts[language]?.[key]}`.toLowerCase().includes(wanted),
            ),
          );
        return keys.length === 0 ? null : (
          <details key={domain} open={wanted !== ''}>
            <summary>
              {domain} ({keys.length})
            </summary>
            <div className="found-scroll">
              <table>
                <thead>
                  <tr>
                    <th>key</th>
                    {languages.map((language) => (
                      <th key={language}>{language}</th>
                    ))}
                    <th>context</th>
                  </tr>
                </thead>
                <tbody>
                  {keys.map((key) => (
                    <tr key={key}>
                      <th>{key}</th>
                      {languages.map((language) => (
                        <td key={language} lang={language}>
                          {texts[language]?.[key] ?? '(none)'}
                        </td>
                      ))}
                      <td>{contexts[key] || '(no comment)'}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </details>
        );
      })}
    </div>
  );
};
