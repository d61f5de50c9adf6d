import { expect, test } from 'vitest';
import { describeState } from './describeState';

const page = 'http://127.0.0.1:40123/m/gameList?gameType=RNG#top';
const state = { link: 'as:lucia,clock:3d', ended: null };
const lucia = { token: 't', userName: 'lucia' };

test('a failed test names the link at the running server, with the query of its page and its person', () => {
  expect(describeState(state, page, lucia, 'http://localhost:9180')).toBe(
    'The state of the failed test: http://localhost:9180/m/gameList?gameType=RNG&mock=clock:3d,as:lucia#top',
  );
});

test('a failed test says how to start a server, when none is running', () => {
  expect(describeState({ link: '', ended: null }, 'about:blank', null, undefined)).toBe(
    'The state of the failed test (after npm start, at the port that it prints): http://localhost:5173/?mock=reset',
  );
});
