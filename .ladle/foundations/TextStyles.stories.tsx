import './foundations.css';

export default { title: 'Foundations/TextStyles' };

/** Size, weight and line height are the ends of the names of their tokens. */
const STYLES = [
  ['Large amount', '32', 'bold', 'tight', 'The balance of a page of money. Once in a view.'],
  [
    'Page title',
    '24',
    'bold',
    'tight',
    'The title on a page without a bar, and of a state that fills the page.',
  ],
  [
    'Section title',
    '20',
    'bold',
    'tight',
    'The heading of a shelf, a card that leads a page, a name.',
  ],
  [
    'Group title',
    '16',
    'bold',
    'tight',
    'The heading of a group of fields or rows, and the title of a sheet.',
  ],
  ['Action', '16', 'semi', 'snug', 'The text of a large button and of a field.'],
  ['Text', '14', 'regular', 'body', 'Everything that is read. The size of the page.'],
  ['Label', '14', 'semi', 'snug', 'The name of a row, and what is selected.'],
  ['Small text', '13', 'medium', 'snug', 'Names of games, chips, small buttons, hints.'],
  ['Note', '12', 'medium', 'snug', 'Dates, counts and what explains a value. No text is smaller.'],
] as const;

/** The styles that texts have, from the largest to the smallest. Sizes follow the text size of the browser. */
export const All = () => (
  <div className="found">
    <h1>Text styles</h1>
    <div className="found-scroll">
      <table>
        <thead>
          <tr>
            <th>Sample</th>
            <th>Style</th>
            <th>Size</th>
            <th>Weight</th>
            <th>Line height</th>
            <th>Use</th>
          </tr>
        </thead>
        <tbody>
          {STYLES.map(([name, size, weight, height, use]) => (
            <tr key={name}>
              <td
                style={{
                  fontSize: `var(--fs-${size})`,
                  fontWeight: `var(--w-${weight})`,
                  lineHeight: `var(--lh-${height})`,
                }}
              >
                Depositar S/ 1,284.50
              </td>
              <th>{name}</th>
              <td>
                <code>--fs-{size}</code>
              </td>
              <td>
                <code>--w-{weight}</code>
              </td>
              <td>
                <code>--lh-{height}</code>
              </td>
              <td>{use}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </div>
);
