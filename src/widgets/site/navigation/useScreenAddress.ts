import { keepLast } from '@kit/render/keepLast';
import { useState } from 'react';
import { type Address, useApp } from '../app/useApp';

/** The address of this screen. It does not change while the next screen is loading. */
export function useScreenAddress(isOfScreen: (path: string) => boolean) {
  const { address } = useApp();
  const [screenAddress] = useState(() =>
    keepLast<Address, Address>(address, ({ path }) => isOfScreen(path)),
  );
  return screenAddress;
}
