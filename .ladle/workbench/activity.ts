/** What keeps a story from being complete. */
export const activity = {
  /** Apps that are starting. */
  booting: 0,
  /** The ids of requests without an answer yet. */
  requests: new Set<string>(),
  /** A story about loading never gets its answers. */
  isWithoutAnswers: false,
};

/** Ladle loads a story when it is shown, and says so here. */
const isStoryLoaded = () => document.documentElement.hasAttribute('data-storyloaded');

export const isActive = () =>
  !isStoryLoaded() ||
  activity.booting > 0 ||
  (activity.requests.size > 0 && !activity.isWithoutAnswers);
