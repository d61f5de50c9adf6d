import { expect, test } from 'vitest';
import { findMistakes } from './commitMessage.mjs';

const SUBJECT = 'Keep the filter when a list is opened again';

test.each([
  [SUBJECT],
  [`${SUBJECT}\n\nThe address had it, but the list did not read it.`],
  [`${SUBJECT}\n# Changes to be committed:\n# a line for the editor`],
  [`Merge branch 'lists'`],
  [`Revert "${SUBJECT}"`],
])('the message of a commit may be %j', (message) => {
  expect(findMistakes(message)).toEqual([]);
});

test.each([
  ['', 'says what the commit does'],
  [`${SUBJECT}, and also mend the dates of records`, 'has 79 characters'],
  ['fix: keep the filter', 'begins with a capital letter'],
  [`${SUBJECT}.`, 'ends without a full stop'],
  [`${SUBJECT}\nThe address had it.`, 'The second line is empty'],
])('the message of a commit may not be %j', (message, mistake) => {
  expect(findMistakes(message).join('\n')).toContain(mistake);
});
