import './Figures.css';
import type { ReadonlySignal } from '@kit/render/signals';
import type { ReactNode } from 'react';

interface Figure {
  label: ReadonlySignal<string>;
  value: ReactNode;
  tone?: 'win';
}

/** Figures side by side, each with its name below. Long ones need the small size. */
export const Figures = ({ of, size = 20 }: { of: readonly Figure[]; size?: 16 | 20 }) => (
  <dl className="figures" data-size={size}>
    {of.map(({ label, value, tone }) => (
      <div key={label.peek()} data-tone={tone}>
        <dt>{label}</dt>
        <dd className="num">{value}</dd>
      </div>
    ))}
  </dl>
);
