import { afterEach, expect, test } from 'vitest';
import { drawDrift } from './Drift';
import { findings } from './findings';
import { isOpen } from './state';

afterEach(() => {
  isOpen.value = false;
  findings.value = [];
});

const difference = (rank: string, what: string) => ({
  rank,
  what,
  call: 'GET /wps/wallets/gcs',
  usedBy: 'stores/wallet; screens/cashier/wallets',
});

test('differences from the contract are listed with the screens that need them, the worst first', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  isOpen.value = true;
  drawDrift(container, () => {});
  await expect.poll(() => container.textContent).toContain('Every reply so far fits.');
  findings.value = [difference('differs', 'wrong type: a'), difference('BREAKS', 'missing: b')];
  await expect.poll(() => container.querySelectorAll('li').length).toBe(2);
  expect(container.querySelector('li')?.textContent).toMatch(
    /^BREAKSGET \/wps\/wallets\/gcsmissing: bstores\/wallet; screens\/cashier\/wallets$/,
  );
  expect(container.textContent).not.toContain('Every reply so far fits.');
});
