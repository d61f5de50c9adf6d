(() => {
  const { $, element, query, text, wait, hasReducedMotion } = feria;
  const SYMBOLS = ['cherry', 'lemon', 'bell', 'star', 'gem', 'seven'];
  const NAMES = {
    cherry: text('cereza', 'cherry'),
    lemon: text('limón', 'lemon'),
    bell: text('campana', 'bell'),
    star: text('estrella', 'star'),
    gem: text('gema', 'gem'),
    seven: text('siete', 'seven'),
  };
  const SYMBOL_HEIGHT = 100;
  /** Centres a symbol in its reel, which is 150 px high. */
  const RESTING_OFFSET = 25;
  const SVG = 'http://www.w3.org/2000/svg';

  const randomSymbol = () => SYMBOLS[Math.floor(Math.random() * SYMBOLS.length)];

  function drawSymbol(name) {
    const svg = document.createElementNS(SVG, 'svg');
    const use = document.createElementNS(SVG, 'use');
    svg.setAttribute('aria-hidden', 'true');
    use.setAttribute('href', `#${name}`);
    svg.append(use);
    return svg;
  }

  /** Three names from the fixed list, or the symbols that are shown now. */
  function readSymbols(symbols) {
    const isKnown =
      Array.isArray(symbols) &&
      symbols.length === 3 &&
      symbols.every((name) => SYMBOLS.includes(name));
    return isKnown ? symbols : shown;
  }

  $('name').textContent = document.title = query.get('name') ?? 'Spin';
  // What the backend pays in this game: a pair, then three of each symbol.
  const pays = (query.get('pays') ?? '').split(',').map(Number);
  if (pays.length === SYMBOLS.length + 1 && pays.every((times) => times > 0)) {
    const [pair, ...triples] = pays;
    const [least, most] = [Math.min(...triples), Math.max(...triples)];
    $('pays').textContent = text(
      `Tres iguales pagan de ${least} a ${most} veces la apuesta. Un par, ${pair} veces.`,
      `Three of a kind pays ${least} to ${most} times your bet. A pair pays ${pair} times.`,
    );
  }

  let shown = ['seven', 'gem', 'seven'];
  for (const name of shown) {
    const strip = element('div', { className: 'strip' }, drawSymbol(name));
    strip.style.transform = `translateY(${RESTING_OFFSET}px)`;
    $('reels').append(element('div', { className: 'reel' }, strip));
  }
  const labelReels = () =>
    $('reels').setAttribute('aria-label', shown.map((name) => NAMES[name]).join(', '));
  labelReels();

  async function spinReel(reel, from, to, index) {
    const strip = reel.firstChild;
    const between = Array.from({ length: 14 + index * 5 }, randomSymbol);
    strip.replaceChildren(...[to, ...between, from].map(drawSymbol));
    const distance = (between.length + 1) * SYMBOL_HEIGHT;
    strip.style.transition = 'none';
    strip.style.transform = `translateY(${RESTING_OFFSET - distance}px)`;
    // Reading the size applies the start position before the transition begins.
    strip.getBoundingClientRect();
    const ms = hasReducedMotion ? 0 : 700 + index * 300;
    strip.style.transition = `transform ${ms}ms cubic-bezier(0.2, 0.7, 0.2, 1)`;
    strip.style.transform = `translateY(${RESTING_OFFSET}px)`;
    await wait(ms);
    strip.replaceChildren(drawSymbol(to));
    strip.style.transition = 'none';
  }

  feria.setUpStake();
  feria.playOnPress(
    $('go'),
    () => ({ kind: 'spin' }),
    async ({ outcome, win }) => {
      const reels = [...$('reels').children];
      const next = readSymbols(outcome.symbols);
      for (const reel of reels) delete reel.dataset.won;
      await Promise.all(
        reels.map((reel, index) => spinReel(reel, shown[index], next[index], index)),
      );
      shown = next;
      labelReels();
      if (!feria.isCelebrated(win)) return;
      reels.forEach((reel, index) => {
        if (next.filter((name) => name === next[index]).length > 1) reel.dataset.won = '';
      });
    },
  );
  feria.start();
})();
