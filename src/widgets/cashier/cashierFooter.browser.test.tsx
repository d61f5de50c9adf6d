import { isOnline } from '@kit/data/network';
import { signal } from '@kit/render/signals';
import { afterEach, expect, test } from 'vitest';
import { mount, settled } from '../../../tests/helpers/mount';
import { firstTexts } from '../../i18n/locale';
import { text } from '../../i18n/t';
import { CashierFooter } from './CashierFooter';

afterEach(() => {
  isOnline.value = true;
});

test('the button of a deposit or withdrawal is disabled without a network, and the page says why', async () => {
  await firstTexts();
  const { container } = mount(
    <CashierFooter
      label={signal('')}
      amount={signal(undefined)}
      button={signal('Depositar')}
      busy={signal(false)}
      disabled={signal(false)}
    />,
  );
  const button = container.querySelector('button');
  const isDisabled = () => button?.getAttribute('aria-disabled') === 'true' || button?.disabled;
  expect(isDisabled()).toBe(false);
  isOnline.value = false;
  await settled();
  expect(isDisabled()).toBe(true);
  expect(container.textContent).toContain(text('error.needsNetwork'));
  isOnline.value = true;
  await settled();
  expect(isDisabled()).toBe(false);
  expect(container.textContent).toBe('Depositar');
});
