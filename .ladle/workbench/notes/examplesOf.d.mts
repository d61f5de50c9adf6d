export function examplesOf(
  file: string,
  text: string,
  components: string[],
): Record<string, string[]>;
