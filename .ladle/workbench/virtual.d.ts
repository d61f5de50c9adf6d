declare module 'virtual:component-notes' {
  interface Prop {
    name: string;
    type: string;
    isOptional: boolean;
    comment: string;
  }
  interface ComponentNotes {
    name: string;
    file: string;
    comment: string;
    props: Prop[];
  }
  export const notes: ComponentNotes[];
  export const stories: { id: string; imports: string[] }[];
}

declare module '@ladle/react-context' {
  import type { Context } from 'react';

  const context: Context<unknown>;
  export default context;
}
