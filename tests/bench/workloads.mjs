/**
 * The workloads. They run in the page, one step per frame, so that every change is rendered. A countdown runs for minutes:
 * thirty of its ticks, of 4 µs each, would show how fast the browser compiles.
 */
export const workloads = {
  mask: { title: 'balance mask', steps: 30 },
  tick: { title: 'countdown tick', steps: 300 },
  badge: { title: 'badge change', steps: 30 },
  favourite: { title: 'favourite toggle', steps: 30 },
  turn: { title: 'winner list step', steps: 30 },
  scroll: { title: 'scroll of 10,000 px', steps: 200 },
};

/** @param {{ name: string, steps: number }} workload */
export async function run({ name, steps }) {
  const { bench } = window;
  const frame = () => new Promise((done) => requestAnimationFrame(() => done()));
  const press = (selector, at = 0) => document.querySelectorAll(selector)[at].click();
  const acts = {
    mask: () => press('.balance .iconbutton'),
    tick: () => bench.tick(),
    badge: (step) => bench.badge(step % 5),
    favourite: (step) => press('.heart', step % 6),
    turn: () => bench.turn(),
    scroll: (step) => scrollTo(0, (step + 1) * 50),
  };
  for (let step = 0; step < steps; step++) {
    acts[name](step);
    await frame();
  }
  await frame();
}

/** Does the same, and counts the changes of the DOM, except those of pictures that are loaded. */
export async function runCounted({ name, steps, source }) {
  const counted = window.counted ?? { commits: 0, renders: 0 };
  const before = { ...counted };
  let mutations = 0;
  const observer = new MutationObserver((records) => {
    mutations += records.filter(({ attributeName }) => attributeName !== 'data-state').length;
  });
  observer.observe(document.getElementById('root'), {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  // A function that runs in the page can use nothing of this module, so it gets `run` as text.
  await new Function(`return (${source})(arguments[0])`)({ name, steps });
  observer.disconnect();
  return {
    commits: counted.commits - before.commits,
    renders: counted.renders - before.renders,
    mutations,
  };
}
