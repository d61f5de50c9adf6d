import { mkdirSync, writeFileSync } from 'node:fs';

const FILE = '.results/visual.html';
const picture = (title, base64) =>
  base64
    ? `<figure><img src="data:image/webp;base64,${base64}" alt="${title}"><figcaption>${title}</figcaption></figure>`
    : `<figure><figcaption>${title}: none</figcaption></figure>`;
const plain = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * A page that shows before, after and the difference of each story that changed.
 * @param {{ id: string, problems: string[], before?: string, after?: string, marked?: string }[]} failed
 * @param {number} total
 */
export function writeReport(failed, total) {
  const parts = failed.map(
    ({ id, problems, before, after, marked }) => `<section>
<h2>${plain(id)}</h2>
<ul>${problems.map((problem) => `<li>${plain(problem)}</li>`).join('')}</ul>
<div>${picture('before', before)}${picture('now', after)}${picture('difference', marked)}</div>
</section>`,
  );
  mkdirSync('.results', { recursive: true });
  writeFileSync(
    FILE,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Visual differences</title>
<style>body{font:16px system-ui;margin:24px}div{display:flex;gap:16px;flex-wrap:wrap}figure{margin:0}img{border:1px solid #888;image-rendering:auto;zoom:1.5}</style>
<h1>${failed.length} of ${total} stories differ</h1>
<p>Each picture has the dark theme on the left and the light theme on the right. When the new look is
intended: <code>npm run test:visual -- --update</code>.</p>
${parts.join('\n')}</html>`,
  );
  return FILE;
}
