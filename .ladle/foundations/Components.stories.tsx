import './foundations.css';
import { notes } from 'virtual:component-notes';
import { useState } from 'react';
import { Notes } from '../workbench/shell/Notes';
import { SearchField } from './SearchField';

export default { title: 'Foundations/Components' };

/** What each component is for, its accessibility behaviour, and its props as its source declares them. */
export const All = () => {
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  return (
    <div className="found">
      <h1>Components</h1>
      <SearchField value={search} onChange={setSearch} />
      {notes
        .filter(({ name }) => name.toLowerCase().includes(wanted))
        .map((component) => (
          <Notes key={component.name} of={component} />
        ))}
    </div>
  );
};
