const FILLER = 'ñandú öl ÿ wörter çok ģā êxtra ';

/** A text that is 40 % longer, as translations can be. Letters with marks show what cuts them. */
export function longerText(text: string) {
  const missing = Math.ceil(text.trim().length * 0.4);
  if (missing === 0) return text;
  return `${text} ${FILLER.repeat(1 + missing / FILLER.length).slice(0, missing)}`.trimEnd();
}
