import './foundations.css';
import { uses } from 'virtual:word-uses';
import { useEffect, useState } from 'react';
import { SearchField } from './SearchField';

export default { title: 'Foundations/Words' };

const loaders = import.meta.glob<Record<string, string>>('../../src/i18n/*/*/*.ts', {
  import: 'default',
});
const nameOf = (path: string) => path.split('/').at(-1)?.replace('.ts', '') ?? '';
const languageOf = (path: string) => path.split('/').at(-3) ?? '';
/** Spanish first: the other languages are translations of it. */
const languages = [...new Set(Object.keys(loaders).map(languageOf))].sort(
  (a, b) => Number(b === 'es') - Number(a === 'es'),
);

/** The files that name a text: by its key, or by the beginning of its key when code adds the end. */
function placesOf(key: string) {
  const prefixes = Object.keys(uses).filter(
    (use) => use.endsWith('*') && key.startsWith(use.slice(0, -1)),
  );
  const files = [key, ...prefixes].flatMap((use) => uses[use] ?? []);
  return [...new Set(files)].map((file) => file.replace('src/', ''));
}

interface LoadedDomain {
  domain: string;
  /** The files that name each key. */
  places: Record<string, string[]>;
  /** By language and key. */
  texts: Record<string, Record<string, string>>;
}

async function loadDomain(path: string): Promise<LoadedDomain> {
  const domain = nameOf(path);
  const entries = await Promise.all(
    languages.map(async (language) => {
      const load = loaders[path.replace('/es/', `/${language}/`)];
      return [language, (await load?.()) ?? {}] as const;
    }),
  );
  const texts = Object.fromEntries(entries);
  const keys = Object.keys(texts.es ?? {});
  const places = Object.fromEntries(keys.map((key) => [key, placesOf(`${domain}.${key}`)]));
  return { domain, places, texts };
}

function countsOf(domains: LoadedDomain[]) {
  const keys = domains.flatMap((domain) =>
    Object.keys(domain.texts.es ?? {}).map((key) => ({ ...domain, key })),
  );
  const isMissing = ({ texts, key }: (typeof keys)[number]) =>
    languages.some((language) => !texts[language]?.[key]);
  return {
    texts: keys.length,
    untranslated: keys.filter(isMissing).length,
    withoutPlace: keys.filter(({ places, key }) => !places[key]?.length).length,
  };
}

/** Every key in every language. Missing texts, and keys that no file names, are marked. */
export const All = () => {
  const [domains, setDomains] = useState<LoadedDomain[]>([]);
  const [search, setSearch] = useState('');
  const [isOnlyWithoutPlace, setOnlyWithoutPlace] = useState(false);
  useEffect(() => {
    void Promise.all(
      Object.keys(loaders)
        .filter((path) => languageOf(path) === 'es')
        .map(loadDomain),
    ).then(setDomains);
  }, []);
  const wanted = search.trim().toLowerCase();
  const { texts, untranslated, withoutPlace } = countsOf(domains);
  return (
    <div className="found">
      <h1>Words</h1>
      <p>
        {texts} texts in {languages.length} languages. {untranslated} are missing in a language, and{' '}
        {withoutPlace} are not named in the code, so a translator cannot see where they are used.
      </p>
      <SearchField value={search} onChange={setSearch} />
      <label>
        <input
          type="checkbox"
          checked={isOnlyWithoutPlace}
          onChange={({ currentTarget }) => setOnlyWithoutPlace(currentTarget.checked)}
        />{' '}
        Only texts without a place
      </label>
      {domains.map(({ domain, places, texts }) => {
        const keys = Object.keys(texts.es ?? {})
          .filter((key) => !isOnlyWithoutPlace || !places[key]?.length)
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
                    <th>used in</th>
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
                      <td>{places[key]?.join(', ') || '(not found)'}</td>
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
