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
  source: string;
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
  return { domain, source: (await sources[path]?.()) ?? '', texts: Object.fromEntries(entries) };
}

/** Every key in every language. What a language lacks, and keys without a comment, are marked. */
export const All = () => {
  const [domains, setDomains] = useState<Loaded[]>([]);
  const [search, setSearch] = useState('');
  useEffect(() => {
    void Promise.all(Object.keys(sources).map(loadDomain)).then(setDomains);
  }, []);
  const wanted = search.trim().toLowerCase();
  return (
    <div className="found">
      <h1>Words</h1>
      <SearchField value={search} onChange={setSearch} />
      {domains.map(({ domain, source, texts }) => {
        const keys = Object.keys(texts.es ?? {}).filter((key) =>
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
                      <td>{contextOf(source, key) || '(no comment)'}</td>
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
