import { describe, expect, test } from 'vitest';
import { firstPages } from '../../../scripts/firstScreen/requests';
import { pageAt } from './pages';

const templateAt = (address: string, base = '/') => {
  const { pathname, search } = new URL(address, 'http://localhost');
  return pageAt({ pathname, search }, { base, pages: firstPages() })?.template;
};

describe('the first screen at an address', () => {
  test.each([
    ['/', 'home'],
    ['/m/home/', 'home'],
    ['/m/slotsCenter', 'slots'],
    ['/m/login', 'login'],
    ['/m/login?as=agent', undefined],
    ['/m/slotsCenter?vendor=JL', undefined],
    ['/m/help', undefined],
  ])('%s: %s', (address, template) => {
    expect(templateAt(address)).toBe(template);
  });

  test.each([
    ['/play', 'home'],
    ['/play/', 'home'],
    ['/play/m/home', 'home'],
    ['/play/m/login?mock=as:lucia', 'login'],
    ['/m/home', undefined],
  ])('of a site at /play/, %s: %s', (address, template) => {
    expect(templateAt(address, '/play/')).toBe(template);
  });
});
