import './foundations.css';
import * as art from '../../fixtures/art';

export default { title: 'Foundations/Art' };

const files = Object.keys(import.meta.glob('../../public/art/**/*.webp', { query: '?url' }))
  .map((path) => path.replace('../../public', ''))
  .filter((path) => !path.endsWith('-360.webp'));
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

/** scripts/art draws them: a recipe of palette, frame and layers for each game. */
export const Games = () => (
  <div className="found">
    <h1>Game art</h1>
    <p>
      {Object.keys(art).length} lists in <code>fixtures/art.ts</code>. Every picture has a recipe in{' '}
      <code>scripts/art/games</code>: a palette per vendor, a frame, and layers from back to front.
      The same recipe gives the same bytes. The small size has 240 px and about 8 KB.
    </p>
    <Folder name="/art/games" />
  </div>
);

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
