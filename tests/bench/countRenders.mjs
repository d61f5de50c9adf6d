/**
 * Runs in the page before its scripts: counts the commits of React and the components it renders,
 * in a production build, as its developer tools do.
 */
export function countRenders() {
  const counted = { commits: 0, renders: 0 };
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
