const FILLER = 'ñandú öl ÿ wörter çok ģā êxtra ';

/** A text that is 40 % longer, as translations can be. Letters with marks show what cuts them. */
export function longerText(text: string) {
  const addedLength = Math.ceil(text.trim().length * 0.4);
  if (addedLength === 0) return text;
  return `${text} ${FILLER.repeat(1 + addedLength / FILLER.length).slice(0, addedLength)}`.trimEnd();
}
