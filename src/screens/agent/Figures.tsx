import { Each } from '@kit/Each';
import { type ReadonlySignal, signal } from '@kit/signals';
import type { ReactNode } from 'react';

interface Figure {
  label: ReadonlySignal<string>;
  value: ReactNode;
}

/** Figures side by side, each with its name below. */
export const Figures = ({ of }: { of: readonly Figure[] }) => (
  <dl className="agent-figures">
    <Each of={signal(of)} by={({ label }) => label.peek()}>
      {({ label, value }) => (
        <div>
          <dt>{label}</dt>
          <dd className="num">{value}</dd>
        </div>
      )}
    </Each>
  </dl>
);
