/** A name parted at what was typed, whatever the case: before, match, after. */
export function marked(name: string, typed: string): [string, string, string] {
  const at = typed ? name.toLocaleLowerCase().indexOf(typed.toLocaleLowerCase()) : -1;
  if (at < 0) return [name, '', ''];
  const end = at + typed.length;
  return [name.slice(0, at), name.slice(at, end), name.slice(end)];
}
