import { createContext, useContext, useEffect } from 'react';
import type { Factory, Host } from './host';

export const HostContext = createContext<Host | undefined>(undefined);

export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost: this component is not inside HostContext');
  return host;
}

/** The app's only instance of a store. It is started while a component that uses it is shown. */
export function useStore<T>(factory: Factory<T>): T {
  const host = useHost();
  useEffect(() => host.retain(factory), [host, factory]);
  return host.use(factory);
}
