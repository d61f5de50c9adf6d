import { notes, stories } from 'virtual:component-notes';
import { usageOf } from './usageOf';

type Component = (typeof notes)[number];

/** The components that a story file is about. */
export const componentsOfStory = (story: string): Component[] => {
  const id = story.split('--').slice(0, -1).join('--');
  const shown = stories.find((file) => file.id === id)?.components ?? [];
  return notes.filter(({ name }) => shown.includes(name));
};

/** What a component is for, when to use another one, its accessibility behaviour and its props. */
export function Notes({ of: { name, file, comment, props } }: { of: Component }) {
  const usage = usageOf(name, comment);
  return (
    <section className="notes" id={name}>
      <h2>{name}</h2>
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
