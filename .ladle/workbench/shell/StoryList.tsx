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
              .map((page) => {
                const isCurrent = story.startsWith(`${page.id}--`);
                // The key opens it when its story is shown by other means.
                return <PageItem key={`${page.id}${isCurrent}`} {...{ page, isCurrent, link }} />;
              })}
          </section>
        ))
      )}
    </nav>
  );
}

type Link = (id: string, name: string) => React.ReactNode;

interface PageItemProps {
  page: (typeof pages)[number];
  isCurrent: boolean;
  link: Link;
}

/** A page with its stories. They are drawn when it is opened: there are hundreds of them. */
function PageItem({ page: { title, stories }, isCurrent, link }: PageItemProps) {
  const [isOpen, setOpen] = useState(isCurrent);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{nameInWords(title.split('/').at(-1) ?? '')}</summary>
      {isOpen && stories.map(({ id, name }) => link(id, nameInWords(name)))}
    </details>
  );
}

interface FoundProps {
  search: string;
  link: Link;
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
