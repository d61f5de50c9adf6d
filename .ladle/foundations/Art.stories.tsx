import './foundations.css';
import { useState } from 'react';
import { palettes } from '../../scripts/art/palettes.mjs';
import { SearchField } from './SearchField';

export default { title: 'Foundations/Art' };

const files = Object.keys(import.meta.glob('../../public/art/**/*.webp', { query: '?url' }))
  .map((path) => path.replace('../../public', ''))
  .filter((path) => !path.endsWith('-360.webp'));
const sources = Object.values(
  import.meta.glob<string>('../../scripts/art/games/*.mjs', {
    eager: true,
    import: 'default',
    query: '?raw',
  }),
);
const folderOf = (path: string) => path.split('/').slice(0, -1).join('/');

const Folder = ({ name }: { name: string }) => (
  <section>
    <h2>{name}</h2>
    <div className="found-grid">
      {files
        .filter((path) => folderOf(path) === name)
        .map((path) => (
          <figure className="found-cell" key={path} style={{ margin: 0 }}>
            <img src={path} alt="" loading="lazy" width={240} height={240} />
            <figcaption>{path.split('/').at(-1)?.replace('.webp', '')}</figcaption>
          </figure>
        ))}
    </div>
  </section>
);

const folders = [...new Set(files.map(folderOf))].sort();

const games = files
  .filter((path) => folderOf(path) === '/art/games')
  .map((path) => path.split('/').at(-1)?.replace('-240.webp', '') ?? '');

/** The recipe of a game, from its source: id, name, English name, palette, frame and layers, each on lines of its own. */
function recipeOf(id: string) {
  const source = sources.find((text) => text.includes(`\n    '${id}',\n`)) ?? '';
  const from = source.indexOf(`\n    '${id}',\n`);
  const lines = source.slice(from, source.indexOf('\n  ],', from)).trim().split('\n');
  const [, name, , palette, frame] = lines.map((line) => line.trim().replace(/[',]/g, ''));
  return { name, palette, frame, layers: lines.slice(5).join('\n').replace(/^ {4}/gm, '') };
}

function Recipe({ id }: { id: string }) {
  const { name, palette, frame, layers } = recipeOf(id);
  const colours = Object.values(palettes[palette as keyof typeof palettes] ?? {});
  return (
    <section className="found-recipe" aria-live="polite">
      <img src={`/art/games/${id}-240.webp`} alt="" width={160} height={160} />
      <div>
        <h2>{name}</h2>
        <p>
          Palette <b>{palette}</b>{' '}
          {colours.map((colour) => (
            <span key={colour} className="found-swatch" style={{ background: colour }} />
          ))}
        </p>
        <p>
          Frame <b>{frame}</b>. Layers from back to front:
        </p>
        <pre>{layers}</pre>
      </div>
    </section>
  );
}

/** The pictures of games. scripts/art draws each by a recipe of palette, frame and layers. */
export const Games = () => {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState(games[0] ?? '');
  return (
    <div className="found">
      <h1>Game art</h1>
      <p>
        Every picture has a recipe in <code>scripts/art/games</code>: a palette, a frame, and layers
        from back to front. The same recipe gives the same bytes. The small size has 240 px and at
        most 8 KB. Press a picture to see its recipe.
      </p>
      <Recipe id={chosen} />
      <SearchField value={search} onChange={setSearch} />
      <div className="found-grid">
        {games
          .filter((id) => id.includes(search.trim().toLowerCase()))
          .map((id) => (
            <button
              type="button"
              key={id}
              className="found-cell"
              aria-pressed={id === chosen}
              onClick={() => setChosen(id)}
            >
              <img
                src={`/art/games/${id}-240.webp`}
                alt=""
                loading="lazy"
                width={240}
                height={240}
              />
              {id}
            </button>
          ))}
      </div>
    </div>
  );
};

export const Others = () => (
  <div className="found">
    <h1>Pictures</h1>
    {folders
      .filter((name) => name !== '/art/games')
      .map((name) => (
        <Folder key={name} name={name} />
      ))}
  </div>
);
