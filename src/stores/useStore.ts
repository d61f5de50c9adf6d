import { createContext, useContext, useEffect } from 'react';
import type { Factory, Host } from './host';

export const HostContext = createContext<Host | undefined>(undefined);

export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('no host around this component');
  return host;
}

/** The app's one instance of a store, started while a component that uses it is on the screen. */
export function useStore<T>(factory: Factory<T>): T {
  const host = useHost();
  useEffect(() => host.hold(factory), [host, factory]);
  return host.use(factory);
}
