export interface ComponentNotes {
  name: string;
  file: string;
  comment: string;
  props: { name: string; type: string; isOptional: boolean; comment: string }[];
}
export function componentFiles(): string[];
export function notesOf(file: string): ComponentNotes[];
/** The pages of the workbench: the beginning of the ids of their stories, and the components that they are about. */
export function storyPages(notes: ComponentNotes[]): { id: string; components: string[] }[];
