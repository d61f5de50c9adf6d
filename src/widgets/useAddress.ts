import { hold } from '@kit/hold';
import { useState } from 'react';
import { type Address, useApp } from './useApp';

/** The address while it is the screen's own: what is leaving does not follow the app elsewhere. */
export function useAddress(isOwn: (path: string) => boolean) {
  const { address } = useApp();
  const [own] = useState(() => hold<Address, Address>(address, ({ path }) => isOwn(path)));
  return own;
}
