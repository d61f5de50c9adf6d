/** What keeps a story from being complete. */
export const activity = {
  /** Apps that are starting. */
  booting: 0,
  /** Requests without an answer yet. */
  requests: 0,
  /** A story about loading never gets its answers. */
  isWithoutAnswers: false,
};

/** Ladle loads a story when it is shown, and says so here. */
const isStoryLoaded = () => document.documentElement.hasAttribute('data-storyloaded');

export const isActive = () =>
  !isStoryLoaded() || activity.booting > 0 || (activity.requests > 0 && !activity.isWithoutAnswers);
