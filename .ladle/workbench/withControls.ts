type Value = string | number | boolean;
type Options<P> = { [Name in keyof P]?: readonly P[Name][] };

/**
 * A story whose props can be changed in the workbench. Props with options are chosen from a list; the
 * others are texts, numbers and switches.
 */
export function withControls<P extends Record<string, Value>>(
  draw: (props: P) => React.ReactNode,
  args: P,
  options: Options<P> = {},
) {
  const argTypes = Object.entries(options).map(([name, list]) => [
    name,
    { options: list, control: { type: 'select' } },
  ]);
  // Ladle reads these two from the story.
  return Object.assign((props: Partial<P>) => draw({ ...args, ...props }), {
    args,
    argTypes: Object.fromEntries(argTypes),
  });
}
