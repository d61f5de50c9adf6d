import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const MAX_LENGTH = 72;
/** Git writes these subjects itself. */
const OF_GIT = /^(Merge |Revert "|fixup! |squash! |amend! )/;

/**
 * What is wrong with the message of a commit, one line each. Lines that begin with # are for the editor only.
 * @param {string} message
 * @returns {string[]}
 */
export function findMistakes(message) {
  const [subject = '', second = ''] = message.split('\n').filter((line) => !line.startsWith('#'));
  if (OF_GIT.test(subject)) return [];
  return [
    ...(subject.trim() ? [] : ['The first line says what the commit does.']),
    ...(subject.length > MAX_LENGTH
      ? [`The first line has ${subject.length} characters; ${MAX_LENGTH} are allowed.`]
      : []),
    ...(/^[^A-Z]/.test(subject)
      ? ['The first line begins with a capital letter, without a prefix.']
      : []),
    ...(subject.endsWith('.') ? ['The first line ends without a full stop.'] : []),
    ...(second.trim() ? ['The second line is empty; the reasons come below it.'] : []),
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const mistakes = findMistakes(readFileSync(process.argv[2] ?? '', 'utf8'));
  for (const line of mistakes) console.error(line);
  process.exitCode = mistakes.length ? 1 : 0;
}
