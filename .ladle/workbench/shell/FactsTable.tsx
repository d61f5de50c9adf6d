import type { Facts } from '../inspect/startInspect';

/** An element that is inspected: its size, the tokens behind its values, its texts, and its picture. */
export function FactsTable({ facts: { name, size, values, texts, picture } }: { facts: Facts }) {
  return (
    <section className="workbench-facts" aria-label="Inspected element">
      <p>
        <code>{name}</code> {size}
      </p>
      <table>
        <tbody>
          {values.map(({ property, value, tokens }) => (
            <tr key={property}>
              <th>{property}</th>
              <td>{tokens.map((token) => `--${token}`).join(' or ') || 'no token'}</td>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {texts.map(({ key, texts: translations }) => (
        <table key={key}>
          <caption>
            <code>{key}</code>
          </caption>
          <tbody>
            {Object.entries(translations).map(([language, text]) => (
              <tr key={language}>
                <th>{language}</th>
                <td lang={language}>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      {picture && (
        <a href={picture.href} download={picture.file}>
          Download {picture.file}
        </a>
      )}
    </section>
  );
}
