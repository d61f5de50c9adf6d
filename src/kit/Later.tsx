import { type ComponentType, useState } from 'react';
import { effect, type ReadonlySignal, signal } from './signals';
import { useMount } from './useSignal';
import { When } from './When';

interface Props {
  when: ReadonlySignal<boolean>;
  load: () => Promise<ComponentType>;
  /** The code did not come; it is asked for again when it is wanted anew or the network is back. */
  failed?: (error: unknown) => void;
}

/** A piece whose code comes with its first use. From then on it stays. */
export function Later({ when, load, failed = console.error }: Props) {
  const [come] = useState(() => signal<{ Piece: ComponentType } | undefined>(undefined));
  useMount(() =>
    effect(() => {
      if (!when.value || come.peek()) return;
      const ask = () =>
        load().then(
          (Piece) => {
            come.value = { Piece };
          },
          (error) => {
            failed(error);
            addEventListener('online', ask, { once: true });
          },
        );
      void ask();
      return () => removeEventListener('online', ask);
    }),
  );
  return (
    <When is={come}>
      {(held) => {
        const { Piece } = held.peek();
        return <Piece />;
      }}
    </When>
  );
}
