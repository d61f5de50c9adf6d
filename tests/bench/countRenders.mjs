/**
 * Runs in the page before its scripts: counts the commits of React and the components it renders. It uses
 * the hook of React's developer tools, which also works in a production build.
 */
export function countRenders() {
  const counted = { commits: 0, renders: 0 };
  /** Tags of fibers: function, class, forwardRef and memo components. */
  const COMPONENTS = new Set([0, 1, 11, 15]);
  const PERFORMED_WORK = 1;

  function count(fiber) {
    for (let at = fiber; at; at = at.sibling) {
      const before = at.alternate;
      const isNew = before === null;
      if (COMPONENTS.has(at.tag) && (isNew || at.flags & PERFORMED_WORK)) counted.renders++;
      // A fiber that React skipped keeps its child.
      if (isNew || before.child !== at.child) count(at.child);
    }
  }

  Object.assign(window, {
    counted,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      isDisabled: false,
      renderers: new Map(),
      inject: () => 1,
      checkDCE: () => {},
      onCommitFiberUnmount: () => {},
      onPostCommitFiberRoot: () => {},
      onCommitFiberRoot(_, root) {
        counted.commits++;
        count(root.current.child);
      },
    },
  });
}
