import { changes, notes, pages } from 'virtual:component-notes';
import { commonProps } from '../notes/commonProps';
import { usageOf } from '../notes/usageOf';
import { Example } from './Example';
import type { StoryLinkProps } from './StoryLink';
import { ScreensOf } from './UsedBy';

type Component = (typeof notes)[number];

/** The components that a story file is about. */
export const componentsOfStory = (story: string): Component[] => {
  const id = story.split('--').slice(0, -1).join('--');
  const shown = pages.find((page) => page.id === id)?.components ?? [];
  return shown.flatMap((name) => notes.find((note) => note.name === name) ?? []);
};

/** From the page of the component, or else the first one that has any. */
function examplesOf(name: string) {
  const used = pages.filter(({ examples }) => examples[name]);
  const page = used.find(({ title }) => title.endsWith(`/${name}`)) ?? used[0];
  return page?.examples[name] ?? [];
}

const STATUS = { new: 'New: it may still change', leaving: 'Leaving: do not use it any more' };

interface Props {
  of: Component;
  onStory?: StoryLinkProps['onStory'];
}

/**
 * What a component is for, when to use another one, its accessibility behaviour, what changed last, the screens that show
 * it, how it is written, and its props.
 */
export function Notes({ of: { name, file, comment, props }, onStory }: Props) {
  const usage = usageOf(name, comment);
  const changed = changes[name] ?? [];
  return (
    <section className="notes" id={name}>
      <h2>
        {name}
        {usage?.status && <small> {STATUS[usage.status]}</small>}
      </h2>
      {comment && comment !== usage?.for && <p>{comment}</p>}
      <dl>
        {usage && (
          <>
            <dt>For</dt>
            <dd>{usage.for}</dd>
            <dt>Not for</dt>
            <dd>{usage.notFor}</dd>
            <dt>Accessibility</dt>
            <dd>{usage.access}</dd>
          </>
        )}
        <dt>File</dt>
        <dd>
          <code>{file}</code>
        </dd>
        {changed.length > 0 && (
          <>
            <dt>Changed</dt>
            <dd>
              <ul>
                {changed.map(({ date, subject }) => (
                  <li key={date + subject}>
                    {date} {subject}
                  </li>
                ))}
              </ul>
            </dd>
          </>
        )}
      </dl>
      <ScreensOf component={name} onStory={onStory} />
      {examplesOf(name).map((code) => (
        <Example key={code} code={code} />
      ))}
      {props.length > 0 && (
        <table>
          <thead>
            <tr>
              <th>Prop</th>
              <th>Type</th>
              <th>What it does</th>
            </tr>
          </thead>
          <tbody>
            {props.map((prop) => (
              <tr key={prop.name + prop.type}>
                <td>
                  <code>
                    {prop.name}
                    {prop.isOptional && '?'}
                  </code>
                </td>
                <td>
                  <code>{prop.type}</code>
                </td>
                <td>{prop.comment || commonProps[prop.name]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
