export interface StoryLinkProps {
  id: string;
  isCurrent?: boolean;
  /** Shows it in the page of the workbench. Without it, that page is loaded again. */
  onStory?: ((story: string) => void) | undefined;
  children: string;
}

/** Shows another story without loading the workbench again. With Ctrl it opens in a tab. */
export const StoryLink = ({ id, isCurrent, onStory, children }: StoryLinkProps) => (
  <a
    href={`?story=${id}`}
    aria-current={isCurrent ? 'page' : undefined}
    target={onStory ? undefined : '_top'}
    onClick={(event) => {
      if (!onStory || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      onStory(id);
    }}
  >
    {children}
  </a>
);
