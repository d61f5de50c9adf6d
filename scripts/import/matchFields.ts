import type { Rule } from '../../deploy/proxy/mapping';
import type { Field } from './foreignCall';
import { likeness, sameValue, wordsOf } from './words';

export interface Pair {
  ours: Field;
  theirs: Field;
  likeness: number;
}

/** Pairs below this have hardly a word in common. */
const LEAST = 0.5;

const MONEY =
  /(amount|balance|fee|bonus|credited|stake|win|price|limit|paid|sum|deposits|withdrawals|^min|^max|minBet)s?$|^total(In|Out)$/i;
const TIME = /(^|[a-z])(At|Until|From|To|Time)$|^(at|until|from|to|time)$/;
const NO_MONEY = /count|percent|limitNum|minutes|id$/i;

const lastName = (path: string) => path.replace(/\[\]/g, '').split('.').at(-1) ?? '';
const plain = (path: string) => lastName(path).replace(/_/g, '').toLowerCase();
/** The list that a field is in: `a[].b[]` of `a[].b[].c.d`. */
const listOf = (path: string) =>
  path.slice(0, path.lastIndexOf('[]') + 1 || 0).concat(path.includes('[]') ? ']' : '');
const parentOf = (list: string) => listOf(list.replace(/\[\]$/, ''));

export const isMoney = ({ path, type }: Field) =>
  type === 'number' && MONEY.test(lastName(path)) && !NO_MONEY.test(lastName(path));

export const isTime = ({ path, type }: Field) => type === 'number' && TIME.test(lastName(path));

/** Its own name, and the names around it in its row. */
function wordsOfField(path: string) {
  const inRow = path.slice(listOf(path).length).replace(/[{}?]/g, '');
  // A list of texts is named by the list itself.
  return (inRow || lastName(path)).split('.').flatMap(wordsOf);
}

function likenessOf(ours: Field, theirs: Field, context: ReadonlySet<string>) {
  const isDate = theirs.isDate && isTime(ours);
  const types = [ours.type, theirs.type];
  const isOtherType =
    !isDate && !types.includes('any') && (ours.type !== theirs.type || theirs.isDate);
  // A count of rows is no amount.
  if (isMoney(ours) && /(^|\W)(total|count)$/.test(theirs.path)) return 0;
  // A flag is nothing else; numbers and texts are converted.
  if (isOtherType && types.includes('flag')) return 0;
  if (
    ours.values &&
    theirs.values &&
    !theirs.values.some((one) => sameValue(one, ours.values ?? []))
  )
    return 0;
  const common = likeness(wordsOfField(ours.path), wordsOfField(theirs.path), context);
  // Of several synonyms, the same name is meant.
  const nameBonus = plain(ours.path) === plain(theirs.path) ? 0.05 : 0;
  const valuesBonus = ours.values && theirs.values ? 0.15 : 0;
  return common && common * (isOtherType ? 0.75 : 1) + valuesBonus + nameBonus;
}

/** Of two that are alike, the required one is meant. */
const rank = ({ ours, likeness: one }: Pair) => one + (ours.isRequired ? 0.06 : 0);

/** The best pairs first; each field is used once. */
function best(all: Pair[]) {
  const used = new Set<Field>();
  return all
    .filter((pair) => pair.likeness >= LEAST)
    .sort((a, b) => rank(b) - rank(a))
    .filter(({ ours, theirs }) => {
      if (used.has(ours) || used.has(theirs)) return false;
      used.add(ours).add(theirs);
      return true;
    });
}

/** Pairs the fields of one of our rows with those of one of theirs. */
function matchRows(ours: Field[], theirs: Field[], context: ReadonlySet<string>) {
  return best(
    ours.flatMap((our) =>
      theirs.map((their) => ({
        ours: our,
        theirs: their,
        likeness: likenessOf(our, their, context),
      })),
    ),
  );
}

/** Pairs fields by names and types. Lists are paired first, since a row of ours is a row of theirs. */
export function matchFields(ours: Field[], theirs: Field[], context: ReadonlySet<string>): Pair[] {
  const inList = (fields: Field[], list: string) =>
    fields.filter(({ path }) => listOf(path) === list);
  const listsBelow = (fields: Field[], parent: string) => [
    ...new Set(
      fields
        .map(({ path }) => listOf(path))
        .flatMap((list) => [list, parentOf(list), parentOf(parentOf(list))])
        .filter((list) => list !== '' && parentOf(list) === parent && list !== parent),
    ),
  ];

  function match(ourList: string, theirList: string): Pair[] {
    const here = matchRows(inList(ours, ourList), inList(theirs, theirList), context);
    const theirLists = listsBelow(theirs, theirList);
    const inner = listsBelow(ours, ourList).flatMap((one) =>
      theirLists.map((other) => {
        const pairs = match(one, other);
        const names = likeness(wordsOf(lastName(one)), wordsOf(lastName(other)), context);
        return {
          one,
          other,
          pairs,
          score: pairs.reduce((sum, pair) => sum + pair.likeness, names),
        };
      }),
    );
    const used = new Set<string>();
    for (const { one, other, pairs, score } of inner.sort((a, b) => b.score - a.score)) {
      if (!score || used.has(`our ${one}`) || used.has(`their ${other}`)) continue;
      used.add(`our ${one}`).add(`their ${other}`);
      here.push(...pairs);
    }
    return here;
  }
  return match('', '');
}

/** How the values of a pair are converted. */
export function ruleOfPair({ ours, theirs }: Pair, name = theirs.path): string | Rule {
  if (ours.values && theirs.values) {
    const pairs = theirs.values.map((one) => [one, sameValue(one, ours.values ?? [])] as const);
    const known = pairs.filter((pair): pair is [string, string] => pair[1] !== undefined);
    if (known.some(([a, b]) => a !== b)) return { name, values: Object.fromEntries(known) };
  }
  if (isMoney(ours)) return { name, as: 'money' };
  if (isTime(ours) && theirs.isDate) return { name, as: 'date' };
  if (isTime(ours) && /unix|seconds|epoch|^1\d{9}$/i.test(theirs.about ?? ''))
    return { name, as: 'seconds' };
  if (ours.type === 'number' && theirs.type === 'text') return { name, as: 'number' };
  if (ours.type === 'text' && theirs.type === 'number') return { name, as: 'text' };
  return name;
}
