import type { ReadonlySignal } from '@kit/render/signals';

/** The placeholders `{name}` of a text, without the braces. A plural `{{one|many}}` has no name. */
type Placeholder<Text> = Text extends `${string}{${infer Inside}}${infer Rest}`
  ?
      | (Inside extends `{${infer Plural}`
          ? Plural extends `${infer Name}:${string}`
            ? `${Name}:number`
            : never
          : Inside)
      | Placeholder<Rest>
  : never;

type NameOf<P> = P extends `${infer Name}:${string}` ? Name : P;
type ValueOf<P> = P extends `${string}:number` ? number : string;

/** `{brand}` is the name in the configuration: nobody has to pass it. */
type PassedPlaceholder<Text> = Exclude<Placeholder<Text>, 'brand'>;

type Values<Text> = {
  [P in PassedPlaceholder<Text> as NameOf<P> & string]: ValueOf<P> | ReadonlySignal<ValueOf<P>>;
};

/** The arguments after the key: none for a text without placeholders, else one object. */
export type Args<Text> = [PassedPlaceholder<Text>] extends [never] ? [] : [values: Values<Text>];

/** What a text contains that its translation must contain too: a link, and each placeholder. */
type NeededPart<Text> =
  | (Text extends `${string}[${string}]${string}`
      ? (text: `${string}[${string}]${string}`) => void
      : never)
  | (Text extends `${string}{${string}`
      ? {
          [P in Placeholder<Text> & string]: (text: `${string}{${P}}${string}`) => void;
        }[Placeholder<Text> & string]
      : never);

/** All of them at once: TypeScript infers an intersection from a union of parameters. */
type AllOf<Union> = [Union] extends [never]
  ? string
  : [Union] extends [(text: infer Text) => void]
    ? Text
    : never;

/** A translation of `Base`: the same keys, and in each text the same placeholders and link. */
export type Translation<Base> = { readonly [Key in keyof Base]: AllOf<NeededPart<Base[Key]>> };
