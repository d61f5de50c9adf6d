import './foundations.css';
import { copyText } from '@kit/web/clipboard';
import { useState } from 'react';
import { Icon } from '../../src/ui/icons/Icon';
import { icons } from '../../src/ui/icons/icons';
import { SearchField } from './SearchField';

export default { title: 'Foundations/Icons' };

/** A tap copies the element. */
export const All = () => {
  const [search, setSearch] = useState('');
  const [copied, setCopied] = useState('');
  const found = icons.filter((name) => name.includes(search.trim().toLowerCase()));
  return (
    <div className="found">
      <h1>Icons</h1>
      <SearchField value={search} onChange={setSearch} />
      <p role="status">{copied ? `Copied: ${copied}` : `${found.length} of ${icons.length}`}</p>
      <div className="found-grid">
        {found.map((name) => (
          <button
            type="button"
            key={name}
            className="found-cell"
            onClick={() => {
              const element = `<Icon name="${name}" />`;
              void copyText(element).then(() => setCopied(element));
            }}
          >
            <Icon name={name} size={24} />
            {name}
          </button>
        ))}
      </div>
    </div>
  );
};
