import './Note.css';
import type { ReactNode } from 'react';

interface Props {
  tone?: 'accent' | 'info';
  /** `alert` is read out at once when it appears, `status` when nothing else is. */
  role?: 'note' | 'status' | 'alert';
  /** An icon, a paragraph (a title in `b` and a text in `span`, or plain text), and a button. */
  children: ReactNode;
}

/** Part of a screen that says what the member should know or do first. */
export const Note = ({ tone = 'accent', role = 'note', children }: Props) => (
  <div className="note" data-tone={tone} role={role}>
    {children}
  </div>
);
