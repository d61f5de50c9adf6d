export interface StoryLinkProps {
  id: string;
  isCurrent?: boolean;
  /** Without it the link leaves the frame that it is in. */
  onStory?: (story: string) => void;
  children: string;
}

/** Shows another story without loading the workbench again. With Ctrl it opens in a tab. */
export const StoryLink = ({ id, isCurrent, onStory, children }: StoryLinkProps) => (
  <a
    href={`?story=${id}`}
    target={onStory ? undefined : '_top'}
    aria-current={isCurrent ? 'page' : undefined}
    onClick={(event) => {
      if (!onStory || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      onStory(id);
    }}
  >
    {children}
  </a>
);
