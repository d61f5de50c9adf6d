/** What the format has no type for, and how a gradient lies, is CSS below this key of `$extensions`. */
export const OWN = 'app.feria';

/**
 * A token with its type, or a value that is CSS only (type `css`). `times` names the share of a brand that it is multiplied by.
 * @typedef {{ name: string, group: string, type: string, value: any, css?: string, times?: string, description?: string }} FlatToken
 */

/**
 * The tokens of sources, in their order. The name of a token is that of its custom property.
 * @param {readonly import('./tokensFile.mjs').Source[]} sources
 * @returns {FlatToken[]}
 */
export const flatten = (sources) => sources.flatMap((source) => tokensIn(source, '', ''));

function tokensIn(source, group, inherited) {
  const type = source.$type ?? inherited;
  const onlyCss = Object.entries(source.$extensions?.[OWN]?.css ?? {});
  return [
    ...Object.entries(source)
      .filter(([name]) => !name.startsWith('$'))
      .flatMap(([name, child]) =>
        '$value' in child
          ? [flatToken(name, child, group, type)]
          : tokensIn(child, group ? `${group}.${name}` : name, type),
      ),
    ...onlyCss.map(([name, value]) => ({ name, group, type: 'css', value, css: value })),
  ];
}

const flatToken = (name, { $value, $type, $description, $extensions }, group, type) => ({
  name,
  group,
  type: $type ?? type,
  value: $value,
  ...$extensions?.[OWN],
  ...($description ? { description: $description } : {}),
});
