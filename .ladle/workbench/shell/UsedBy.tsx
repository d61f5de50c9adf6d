import { notes, pages, screens } from 'virtual:component-notes';
import { nameInWords } from './names';
import { StoryLink, type StoryLinkProps } from './StoryLink';

type Page = (typeof pages)[number];

/** A longer list is closed at first. */
const MAX_OPEN = 8;

const nameOf = ({ title }: Page) => nameInWords(title.split('/').at(-1) ?? '');
/** The state that shows most of it. */
const firstStory = ({ stories }: Page) =>
  (stories.find(({ name }) => name === 'Ready') ?? stories[0])?.id ?? '';

/** The page of a component: the one of its name, or the first one that is about it. */
const pageOf = (component: string) =>
  pages.find(({ title }) => title.endsWith(`/${component}`)) ??
  pages.find(({ components }) => components.includes(component));

interface LinksProps {
  title: string;
  links: { id: string; name: string }[];
  onStory?: StoryLinkProps['onStory'];
}

const Links = ({ title, links, onStory }: LinksProps) =>
  links.length > 0 && (
    <details className="workbench-links" open={links.length <= MAX_OPEN}>
      <summary>
        {title} ({links.length})
      </summary>
      <ul>
        {links.map(({ id, name }) => (
          <li key={name}>
            <StoryLink id={id} onStory={onStory}>
              {name}
            </StoryLink>
          </li>
        ))}
      </ul>
    </details>
  );

interface ScreensProps {
  component: string;
  onStory?: StoryLinkProps['onStory'];
}

/** The screens that show a component. */
export function ScreensOf({ component, onStory }: ScreensProps) {
  const shown = pages.filter(({ id }) => screens[id]?.includes(component));
  const links = shown.map((page) => ({ id: firstStory(page), name: nameOf(page) }));
  return <Links title="Screens that show it" links={links} onStory={onStory} />;
}

interface ComponentsProps {
  story: string;
  onStory?: StoryLinkProps['onStory'];
}

/** The components of a screen: those of the design system, and the widgets. */
export function ComponentsOf({ story, onStory }: ComponentsProps) {
  const names = screens[story.split('--').slice(0, -1).join('--')];
  if (!names) return null;
  const links = (folder: string) =>
    names
      .filter((name) => notes.find((note) => note.name === name)?.file.startsWith(folder))
      .flatMap((name) => {
        const page = pageOf(name);
        return page ? [{ id: firstStory(page), name }] : [];
      })
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  return (
    <section className="notes">
      <h2>Made of</h2>
      <Links title="Widgets" links={links('src/widgets/')} onStory={onStory} />
      <Links title="Design system" links={links('src/ui/')} onStory={onStory} />
    </section>
  );
}
