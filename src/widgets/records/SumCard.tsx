import './SumCard.css';
import { Each } from '@kit/render/Each';
import type { ReadonlySignal } from '@kit/render/signals';
import type { ReactNode } from 'react';
import { asSignal, type MaybeSignal } from '../../ui/theme/maybeSignal';

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
