import '../../ui/theme/base.css';
import type { FormField } from '@kit/data/form';
import { signal } from '@kit/render/signals';
import { expect, test } from 'vitest';
import { createFakeHost } from '../../../tests/helpers/fakeHost';
import { mount } from '../../../tests/helpers/mount';
import { merchantWallet } from '../../contract/cashier/wallet';
import { HostContext } from '../../stores/base/useStore';
import { createWallet } from '../../stores/cashier/wallet';
import { AmountField } from './AmountField';

const field = { value: signal('5'), error: signal(undefined), onBlur() {} };
const text = signal('');
const Field = () => (
  <AmountField
    field={field as unknown as FormField}
    label={text}
    bounds={text}
    quickAmounts={signal([])}
    columns={1}
  />
);

test.each([
  ['before', 'A'],
  ['behind', 'B'],
])(
  'S9.16 the symbol is %s the amount that is typed, at the position %s',
  async (place, position) => {
    const { host, reply } = createFakeHost();
    reply(merchantWallet, { symbol: '€', currency: 'EUR', currencyPosition: position });
    host.retain(createWallet);
    const { container, find } = mount(
      <HostContext value={host}>
        <Field />
      </HostContext>,
      { strict: false },
    );
    const shown = () =>
      [...container.querySelectorAll<HTMLElement>('.field-prefix')].filter(
        ({ offsetWidth }) => offsetWidth > 0,
      );
    await expect.poll(() => shown().map(({ innerText }) => innerText)).toEqual(['€']);
    const isBefore = (shown()[0]?.offsetLeft ?? 0) < find('input').getBoundingClientRect().left;
    expect(isBefore).toBe(place === 'before');
  },
);
