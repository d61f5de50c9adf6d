import { requireComponent } from '@kit/render/misuse';
import { createContext, useContext, useEffect } from 'react';
import type { Factory, Host } from './host';

const OUTSIDE =
  'A store is used outside its host. Render the component inside <HostContext value={createHost(call)}>; ' +
  'in tests, mount it with the host of tests/helpers/fakeHost.ts.';

export const HostContext = createContext<Host | undefined>(undefined);

export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error(import.meta.env.DEV ? OUTSIDE : 'no HostContext');
  return host;
}

/** The app's only instance of a store. It is started while a component that uses it is shown. */
export function useStore<T>(factory: Factory<T>): T {
  if (import.meta.env.DEV) requireComponent('useStore');
  const host = useHost();
  useEffect(() => host.retain(factory), [host, factory]);
  return host.use(factory);
}
