import { execFileSync } from 'node:child_process';

const FOLDERS = ['src/ui', 'src/widgets'];
/** How many of the last changes are shown. */
const MAX_CHANGES = 4;

function readLog() {
  const args = [
    'log',
    '-M',
    '--no-merges',
    '--name-status',
    '--format=%x00%cs%x09%s',
    '--',
    ...FOLDERS,
  ];
  try {
    return execFileSync('git', args, {
      encoding: 'utf8',
      maxBuffer: 1e8,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    // A copy without git.
    return '';
  }
}

/**
 * The last changes of each file and of the style sheet beside it, by the path of the file without its ending.
 * @param {string} [log] what git prints, the newest commit first
 * @returns {Map<string, import('./changesOf.mjs').Change[]>}
 */
export function readChanges(log = readLog()) {
  /** @type {Map<string, import('./changesOf.mjs').Change[]>} */
  const changes = new Map();
  /** What a file of an older commit is called now. */
  const names = new Map();
  for (const commit of log.split('\0').slice(1)) {
    const [head = '', ...lines] = commit.trim().split('\n');
    const [date = '', subject = ''] = head.split('\t');
    const files = lines.filter(Boolean).map((line) => {
      const [, path = '', moved] = line.split('\t');
      const now = moved ?? path;
      const name = names.get(now) ?? now;
      names.set(path, name);
      return name.replace(/\.(tsx|css)$/, '');
    });
    for (const file of new Set(files)) {
      const known = changes.get(file) ?? [];
      if (known.length < MAX_CHANGES) changes.set(file, [...known, { date, subject }]);
    }
  }
  return changes;
}

/**
 * @param {string} file of a component
 * @param {ReturnType<typeof readChanges>} changes
 */
export const changesOf = (file, changes) => changes.get(file.replace('.tsx', '')) ?? [];
