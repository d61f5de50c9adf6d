import { notes, pages } from 'virtual:component-notes';
import { useEffect, useRef, useState } from 'react';
import { usageOf } from '../notes/usageOf';
import { nameInWords } from './names';
import { StoryLink } from './StoryLink';
import { searchStories } from './searchStories';

const groupOf = (title: string) => title.split('/')[0] ?? '';
const groups = [...new Set(pages.map(({ title }) => groupOf(title)))];
const sortedPages = [...pages].sort((a, b) => (a.title < b.title ? -1 : 1));
const texts = new Map(
  notes.map(({ name, comment }) => [name, `${comment} ${usageOf(name, comment)?.for ?? ''}`]),
);

interface Props {
  story: string;
  onStory: (story: string) => void;
}

/** All stories as a tree, or those that a search finds. */
export function StoryList({ story, onStory }: Props) {
  const [search, setSearch] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const focusSearch = (event: KeyboardEvent) => {
      const isTyping = (event.target as Element).matches('input, select, textarea');
      if (event.key !== '/' || isTyping) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', focusSearch);
    return () => document.removeEventListener('keydown', focusSearch);
  }, []);
  useEffect(() => {
    document
      .querySelector(`a[aria-current][href$="${story}"]`)
      ?.scrollIntoView({ block: 'nearest' });
  }, [story]);
  const link = (id: string, name: string) => (
    <StoryLink key={id} id={id} isCurrent={id === story} onStory={onStory}>
      {name}
    </StoryLink>
  );
  return (
    <nav className="workbench-nav" aria-label="Stories">
      <input
        type="search"
        ref={field}
        value={search}
        placeholder="Search ( / )"
        aria-label="Search stories"
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      {search.trim() ? (
        <Found search={search} link={link} />
      ) : (
        groups.map((group) => (
          <section key={group}>
            <h2>{nameInWords(group)}</h2>
            {sortedPages
              .filter(({ title }) => groupOf(title) === group)
              .map(({ id, title, stories }) => {
                const isOpen = story.startsWith(`${id}--`);
                return (
                  // The key opens it when its story is shown by other means.
                  <details key={`${id}${isOpen}`} open={isOpen}>
                    <summary>{nameInWords(title.split('/').at(-1) ?? '')}</summary>
                    {stories.map(({ id: storyId, name }) => link(storyId, nameInWords(name)))}
                  </details>
                );
              })}
          </section>
        ))
      )}
    </nav>
  );
}

interface FoundProps {
  search: string;
  link: (id: string, name: string) => React.ReactNode;
}

function Found({ search, link }: FoundProps) {
  const { found, hasAllWords } = searchStories(search, pages, (name) => texts.get(name) ?? '');
  return (
    <>
      <p role="status">
        {found.length === 0 && 'Nothing was found.'}
        {found.length > 0 && !hasAllWords && 'No story has all of these words. The nearest are:'}
      </p>
      {found.map(({ id, page, story }) => link(id, `${page} › ${story}`))}
    </>
  );
}
