import './SumCard.css';
import { Each } from '@kit/Each';
import type { ReadonlySignal } from '@kit/signals';
import type { ReactNode } from 'react';
import { asSignal, type MaybeSignal } from '../../ui/maybeSignal';

export interface SumLine {
  key: string;
  label: ReadonlySignal<string>;
  value: ReactNode;
}

/** The parts of an amount, one per line. */
export const SumCard = ({ lines }: { lines: MaybeSignal<readonly SumLine[]> }) => (
  <dl className="sumcard">
    <Each of={asSignal(lines)} by={({ key }) => key}>
      {({ label, value }) => (
        <div>
          <dt>{label}</dt>
          <dd className="num">{value}</dd>
        </div>
      )}
    </Each>
  </dl>
);
