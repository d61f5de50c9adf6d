/**
 * Runs in the page before its scripts: counts the commits of React and the components it renders. It uses
 * the hook of React's developer tools, which also works in a production build.
 */
export function countRenders() {
  const counted = { commits: 0, renders: 0 };
  /** Tags of fibers: function, class, forwardRef and memo components. */
  const COMPONENTS = new Set([0, 1, 11, 15]);
  /** React's flag of a fiber that was rendered. */
  const PERFORMED_WORK = 1;

  function count(first) {
    for (let fiber = first; fiber; fiber = fiber.sibling) {
      const before = fiber.alternate;
      const isNew = before === null;
      if (COMPONENTS.has(fiber.tag) && (isNew || fiber.flags & PERFORMED_WORK)) counted.renders++;
      // A fiber that React skipped keeps its child.
      if (isNew || before.child !== fiber.child) count(fiber.child);
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
