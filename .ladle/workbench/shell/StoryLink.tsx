export interface StoryLinkProps {
  id: string;
  isCurrent?: boolean;
  onStory: (story: string) => void;
  children: string;
}

/** Shows another story without loading the workbench again. With Ctrl it opens in a tab. */
export const StoryLink = ({ id, isCurrent, onStory, children }: StoryLinkProps) => (
  <a
    href={`?story=${id}`}
    aria-current={isCurrent ? 'page' : undefined}
    onClick={(event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      onStory(id);
    }}
  >
    {children}
  </a>
);
