import { useState } from 'react';
import { copyText } from '../../../src/kit/web/clipboard';

/** How a component is written. The button copies it. */
export function Example({ code }: { code: string }) {
  const [label, setLabel] = useState('Copy JSX');
  const copy = async () =>
    setLabel((await copyText(code)) ? 'Copied' : 'Copying is not possible here');
  return (
    <div className="example">
      <pre>{code}</pre>
      <button type="button" onClick={() => void copy()} onBlur={() => setLabel('Copy JSX')}>
        {label}
      </button>
    </div>
  );
}
