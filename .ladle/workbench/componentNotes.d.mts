export interface ComponentNotes {
  name: string;
  file: string;
  comment: string;
  props: { name: string; type: string; isOptional: boolean; comment: string }[];
}
export function componentFiles(): string[];
export function notesOf(file: string): ComponentNotes[];
