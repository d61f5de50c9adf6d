import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';

const TEXTS = /^src\/i18n\/es\/\w+\/(\w+)\.ts$/;

/** What git prints. It throws an error of one line when git does not know the commit. */
function git(...args) {
  try {
    return execFileSync('git', args, {
      encoding: 'utf8',
      maxBuffer: 1e8,
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim();
  } catch (error) {
    throw new Error(`git ${args[0]}: ${String(error.stderr).trim().split('\n')[0]}`);
  }
}

const tryGit = (...args) => {
  try {
    return git(...args);
  } catch {
    return '';
  }
};

export const isDirty = () => Boolean(git('status', '--porcelain'));

/**
 * The commit to compare with: the named one, or where the branch left main. On main: the last commit when something is
 * not committed yet, and otherwise the one before.
 * @param {string} [since]
 */
export function findBase(since) {
  if (since) {
    const named = tryGit('rev-parse', '--verify', `${since}^{commit}`);
    if (!named) throw new Error(`git knows no commit "${since}"`);
    return named;
  }
  const main = ['main', 'origin/main'].find((name) => tryGit('rev-parse', '--verify', name));
  if (!main) throw new Error('there is no branch main: name a commit, --since HEAD~1');
  const base = git('merge-base', 'HEAD', main);
  return base === git('rev-parse', 'HEAD') && !isDirty() ? git('rev-parse', 'HEAD~1') : base;
}

/** A commit in words, for people. */
export function describeCommit(commit) {
  const [hash = '', date = '', subject = ''] = git(
    'log',
    '-1',
    '--format=%h%n%cs%n%s',
    commit,
  ).split('\n');
  return { hash, date, subject };
}

/** The files that differ from a commit, also those that are not committed or not added yet. */
export function changedFiles(base) {
  const lists = [
    git('diff', '--name-only', '--no-renames', '-z', base),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ];
  return [...new Set(lists.flatMap((list) => list.split('\0')).filter(Boolean))];
}

/** The texts of a dictionary by their keys, as they are written in its file. */
const entriesOf = (text) =>
  new Map(text.split(/^ {2}(?=\w+:)/m).map((part) => [part.split(':')[0], part]));

/**
 * The keys of the texts that differ between two versions of a dictionary.
 * @param {string} domain
 * @param {string} before
 * @param {string} after
 */
export function changedKeys(domain, before, after) {
  const [old, now] = [entriesOf(before), entriesOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((key) => /^\w+$/.test(key) && old.get(key) !== now.get(key))
    .map((key) => `${domain}.${key}`);
}

/** The keys of the Spanish texts that changed: stories are drawn in Spanish. */
export const changedTexts = (base, files) =>
  files.flatMap((file) => {
    const domain = TEXTS.exec(file)?.[1];
    if (!domain) return [];
    const now = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return changedKeys(domain, tryGit('show', `${base}:${file}`), now);
  });

/** Who decides, if git knows. */
export const nameOfUser = () => tryGit('config', 'user.name') || null;

/**
 * Gives a function the files of a commit in a folder, as a worktree. Afterwards they are plain files that git does not
 * know.
 * @param {string} folder
 * @param {string} commit
 * @param {() => void} use
 */
export function withWorktree(folder, commit, use) {
  git('worktree', 'prune');
  git('worktree', 'add', '--detach', '--force', folder, commit);
  try {
    use();
  } finally {
    rmSync(`${folder}/.git`, { force: true });
    git('worktree', 'prune');
  }
}
