import '../foundations.css';
import './rules.css';
import type { ReactNode } from 'react';

export interface Rule {
  rule: string;
  why: string;
  /** The components that the rule is about. */
  of: string[];
  good: ReactNode;
  bad: ReactNode;
}

/** Rules with what to do and what not, beside each other. What not to do is an illustration: it cannot be used. */
export const RuleSheet = ({ title, rules }: { title: string; rules: Rule[] }) => (
  <div className="found">
    <h1>{title}</h1>
    {rules.map(({ rule, why, of, good, bad }) => (
      <section key={rule} className="rule">
        <h2>{rule}</h2>
        <p>
          {why} <span className="muted">{of.join(', ')}</span>
        </p>
        <div className="rule-pair">
          <figure data-kind="do">
            <figcaption>Do</figcaption>
            <div>{good}</div>
          </figure>
          <figure data-kind="dont">
            <figcaption>Do not</figcaption>
            <div inert>{bad}</div>
          </figure>
        </div>
      </section>
    ))}
  </div>
);
