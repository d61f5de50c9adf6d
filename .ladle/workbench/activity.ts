/** What keeps a story from being complete. */
export const activity = {
  /** Apps that are starting. */
  booting: 0,
  /** Requests without an answer yet: the ids of the mock, and calls on their way to it. */
  requests: new Set<unknown>(),
  /** Callbacks that wait for an idle browser. Optional code is loaded there. */
  idleCallbacks: new Set<number>(),
  /** A story about loading never gets its answers. */
  isWithoutAnswers: false,
  /** An app was started after the last reset of the mock. */
  hasUsedMock: false,
  /** A toast goes away by itself, at a time that depends on the machine. */
  isToastShown: () => false,
};

/** Ladle loads the code of a story when it is shown. Until then the stage is empty. */
export const isStoryDrawn = () => Boolean(document.querySelector('.stage')?.childElementCount);

export const isActive = () =>
  !isStoryDrawn() ||
  activity.booting > 0 ||
  activity.idleCallbacks.size > 0 ||
  document.fonts.status === 'loading' ||
  (activity.requests.size > 0 && !activity.isWithoutAnswers);

/** On a busy machine a call takes a while to get to the service worker, where the mock first sees it. */
function watchCalls() {
  const { fetch } = window;
  window.fetch = async (...args) => {
    const call = {};
    activity.requests.add(call);
    try {
      return await fetch(...args);
    } finally {
      activity.requests.delete(call);
    }
  };
}

/** On a busy machine the browser may become idle only long after the last change. */
function watchIdleCallbacks() {
  if (!('requestIdleCallback' in window)) return;
  const { requestIdleCallback, cancelIdleCallback } = window;
  window.requestIdleCallback = (callback, options) => {
    const id = requestIdleCallback((deadline) => {
      activity.idleCallbacks.delete(id);
      callback(deadline);
    }, options);
    activity.idleCallbacks.add(id);
    return id;
  };
  window.cancelIdleCallback = (id) => {
    activity.idleCallbacks.delete(id);
    cancelIdleCallback(id);
  };
}

export function watchActivity() {
  watchCalls();
  watchIdleCallbacks();
}
