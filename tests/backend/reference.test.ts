import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { commandNotes } from '../../mocks/admin/commandNotes';
import { createReference } from '../../mocks/admin/reference';
import { type ScenarioName, scenarios } from '../../mocks/admin/scenarios';
import { respond } from '../../mocks/respond';

const DOCUMENT = 'docs/mock-backend.md';

test('docs/mock-backend.md has the admin API as it is (npm run reference writes it)', () => {
  expect(readFileSync(DOCUMENT, 'utf8')).toContain(createReference());
});

test('every example of the reference is accepted', async () => {
  // Scenarios are kept for all databases of the process.
  onTestFinished(() => {
    for (const made of ['presentState', 'whatHappened']) scenarios.delete(made as ScenarioName);
  });
  for (const [key, { example }] of Object.entries(commandNotes)) {
    if (!example) continue;
    const [method = '', path] = key.split(' ');
    const headers = { 'Content-Type': 'application/json', Cookie: 'mock_db=reference' };
    const query = method === 'POST' ? '' : `?${new URLSearchParams({ ...example })}`;
    const init = { method, headers, ...(query ? {} : { body: JSON.stringify(example) }) };
    const response = await respond(new Request(`http://feria.test/__mock/${path}${query}`, init));
    expect([response.status, key, await response.text()]).toEqual([200, key, expect.any(String)]);
  }
});

test('unknown parameters of a call are rejected', async () => {
  const response = await respond(new Request('http://feria.test/__mock/rows?tabel=members'));
  const { message } = (await response.json()) as { message: string };
  expect([response.status, message]).toEqual([
    400,
    'unknown parameter "tabel" (did you mean "table"?); known: table, search',
  ]);
});
