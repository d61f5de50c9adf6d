import { notes, stories } from 'virtual:component-notes';
import { uses } from './componentUses';

type Component = (typeof notes)[number];

/** The components that a story file is about: those that it is named after, or else all it imports. */
export function componentsOfStory(story: string): Component[] {
  const id = story.split('--').slice(0, -1).join('--');
  const imports = stories.find((file) => file.id === id)?.imports ?? [];
  const layer = id.startsWith('ui--') ? 'src/ui/' : 'src/widgets/';
  return notes.filter(
    ({ name, file }) =>
      file.startsWith(layer) &&
      (imports.includes(name) || imports.some((each) => file.endsWith(`/${each}.tsx`))),
  );
}

/** What a component is for, when to use another one, its accessibility behaviour and its props. */
export function Notes({ of: { name, file, comment, props } }: { of: Component }) {
  const use = uses[name];
  return (
    <section className="notes" id={name}>
      <h2>{name}</h2>
      {comment && <p>{comment}</p>}
      <dl>
        {use && (
          <>
            <dt>For</dt>
            <dd>{use.for}</dd>
            <dt>Not for</dt>
            <dd>{use.notFor}</dd>
            <dt>Accessibility</dt>
            <dd>{use.access}</dd>
          </>
        )}
        <dt>File</dt>
        <dd>
          <code>{file}</code>
        </dd>
      </dl>
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
                <td>{prop.comment}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
