import { useOnce } from '@kit/render/hooks';
import { keepLast } from '@kit/render/keepLast';
import { type Address, useApp } from '../app/useApp';

/** The address of this screen. It does not change while the next screen is loading. */
export function useScreenAddress(isOfScreen: (path: string) => boolean) {
  const { address } = useApp();
  const screenAddress = useOnce(() =>
    keepLast<Address, Address>(address, ({ path }) => isOfScreen(path)),
  );
  return screenAddress;
}
