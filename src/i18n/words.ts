import type { ReadonlySignal } from '@kit/signals';

/** Every `{hole}` of a text, as written between the braces; a bare plural `{{one|many}}` is none. */
type Hole<Text> = Text extends `${string}{${infer Inside}}${infer Rest}`
  ?
      | (Inside extends `{${infer Plural}`
          ? Plural extends `${infer Name}:${string}`
            ? `${Name}:number`
            : never
          : Inside)
      | Hole<Rest>
  : never;

type NameOf<H> = H extends `${infer Name}:${string}` ? Name : H;
type ValueOf<H> = H extends `${string}:number` ? number : string;

type Values<Text> = {
  [H in Hole<Text> as NameOf<H> & string]: ValueOf<H> | ReadonlySignal<ValueOf<H>>;
};

/** The arguments after the key: none for a text without holes, else one object. */
export type Args<Text> = [Hole<Text>] extends [never] ? [] : [values: Values<Text>];

/** What a text contains that its translation must contain too. */
type Demand<Text> =
  | (Text extends `${string}[${string}]${string}`
      ? (x: `${string}[${string}]${string}`) => void
      : never)
  | (Text extends `${string}{${string}`
      ? { [H in Hole<Text> & string]: (x: `${string}{${H}}${string}`) => void }[Hole<Text> & string]
      : never);

/** Inferred through parameters, a union of demands becomes their intersection. */
type All<Union> = [Union] extends [never]
  ? string
  : [Union] extends [(x: infer Text) => void]
    ? Text
    : never;

/** A translation of `Base`: the same keys, and in each text the same holes and the same link. */
export type Words<Base> = { readonly [Key in keyof Base]: All<Demand<Base[Key]>> };
