import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { watchHistoryPosition } from './historyEntry';

test('the position in the history counts pushes, steps back and forward, and jumps', () => {
  const history = createMemoryHistory({ initialEntries: ['/m/home'] });
  const { position, stop } = watchHistoryPosition(history);
  const after = (act: () => void) => {
    act();
    return position();
  };
  expect(after(() => history.push('/m/login'))).toBe(1);
  expect(after(() => history.push('/m/register'))).toBe(2);
  expect(after(() => history.replace('/m/forget'))).toBe(2);
  expect(after(() => history.back())).toBe(1);
  expect(after(() => history.forward())).toBe(2);
  expect(after(() => history.go(-2))).toBe(0);
  stop();
  expect(after(() => history.push('/m/help'))).toBe(0);
});
