import './Figures.css';
import { Each } from '@kit/render/Each';
import { type ReadonlySignal, signal } from '@kit/render/signals';
import type { ReactNode } from 'react';

interface Figure {
  label: ReadonlySignal<string>;
  value: ReactNode;
  tone?: 'win';
}

/** Figures side by side, each with its name below. Long ones need the small size. */
export const Figures = ({ of, size = 20 }: { of: readonly Figure[]; size?: 16 | 20 }) => (
  <dl className="figures" data-size={size}>
    <Each of={signal(of)} by={({ label }) => label.peek()}>
      {({ label, value, tone }) => (
        <div data-tone={tone}>
          <dt>{label}</dt>
          <dd className="num">{value}</dd>
        </div>
      )}
    </Each>
  </dl>
);
