// Shared code of the bundled sample games: messages to and from the app, texts, money, the stake.
(() => {
  const query = new URLSearchParams(location.search);
  const isSpanish = (query.get('lang') ?? 'ES') === 'ES';
  const pendingBets = new Map();
  const BALANCE_TOO_LOW = 'balance_insufficient';
  const stateListeners = [];
  const flightListeners = [];
  const rejectionListeners = [];
  const settledListeners = [];
  const hasReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // The page runs in a sandbox, so its own origin is opaque. Its address still names the app's.
  const appOrigin = location.origin;
  let state = { balance: 0, symbol: '', locale: 'es-419', leastStake: 1 };

  document.documentElement.lang = isSpanish ? 'es' : 'en';

  const text = (es, en) => (isSpanish ? es : en);
  const $ = (id) => document.getElementById(id);
  /** Sends a message to the app. The browser drops it when the parent is another site. */
  const send = (type, more) => parent.postMessage({ type: `feria:${type}`, ...more }, appOrigin);
  const newId = () =>
    Array.from(crypto.getRandomValues(new Uint8Array(12)), (n) =>
      n.toString(16).padStart(2, '0'),
    ).join('');

  /** Creates an element; `props` are DOM properties, `children` are texts or nodes, never HTML. */
  function element(tag, props = {}, ...children) {
    const node = Object.assign(document.createElement(tag), props);
    node.append(...children);
    return node;
  }

  function money(amount) {
    const places = state.decimals ?? 2;
    const style = {
      minimumFractionDigits: places,
      maximumFractionDigits: places,
      numberingSystem: 'latn',
    };
    const digits = new Intl.NumberFormat(state.locale, style).format(amount);
    // No line ends within an amount.
    const parts = state.isSymbolBehind ? [digits, state.symbol] : [state.symbol, digits];
    return parts.join('\u00a0');
  }

  addEventListener('message', ({ source, origin, data }) => {
    if (source !== parent || origin !== appOrigin || typeof data?.type !== 'string') return;
    if (data.type === 'feria:state') {
      state = data;
      document.documentElement.dataset.theme = data.theme === 'light' ? 'light' : 'dark';
      for (const listen of stateListeners) listen(state);
    }
    // Money has arrived: `feria:state` brings the new balance, so what was said of the old one is not true any more.
    if (data.type === 'feria:balance' && $('message')) showMessage('');
    // The app shows a message over the game, so the game must not react to keys and taps.
    if (data.type === 'feria:pause' || data.type === 'feria:resume')
      document.body.inert = data.type === 'feria:pause';
    // How a crash round stands that was begun by a bet.
    if (data.type === 'feria:flight') for (const listen of flightListeners) listen(data);
    // Tickets that have their results.
    if (data.type === 'feria:settled') for (const listen of settledListeners) listen(data);
    const request = pendingBets.get(data.id);
    if (!request && data.type === 'feria:rejected')
      for (const listen of rejectionListeners) listen(data);
    if (!request) return;
    pendingBets.delete(data.id);
    if (data.type === 'feria:result') request.resolve(data.round ?? data.order);
    if (data.type === 'feria:rejected') request.reject(data);
  });

  let unanswered;
  /** Sends a bet. If the answer was lost, the same bet is sent again under its id and counts once. */
  function placeBet(type, bet) {
    const isSame = unanswered && JSON.stringify(unanswered.bet) === JSON.stringify(bet);
    const id = isSame ? unanswered.id : newId();
    unanswered = undefined;
    return new Promise((resolve, reject) => {
      pendingBets.set(id, {
        resolve: (result) => resolve({ id, result }),
        reject: (error) => {
          if (error.code === BALANCE_TOO_LOW) send('balanceTooLow', { needed: bet.stake });
          if (error.canRetry) unanswered = { id, bet };
          reject(error);
        },
      });
      send(type, { id, ...bet });
    });
  }

  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, hasReducedMotion ? 0 : ms));

  const STAKES = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
  let stake = 0;

  /**
   * Draws the stake buttons and follows the least and the highest stake that the app allows. `onStake` is called with each
   * stake.
   */
  function setUpStake(onStake = () => {}) {
    const less = element('button', { type: 'button', id: 'less' }, '−');
    const more = element('button', { type: 'button', id: 'more' }, '+');
    const amount = element('b', { className: 'num', id: 'stake' });
    amount.setAttribute('aria-live', 'polite');
    less.setAttribute('aria-label', text('Apostar menos', 'Bet less'));
    more.setAttribute('aria-label', text('Apostar más', 'Bet more'));
    const label = element('small');
    document.querySelector('.stake').append(less, element('span', {}, label, amount), more);

    const highest = () => state.highestStake ?? STAKES.at(-1);
    const allowed = () => {
      const choices = STAKES.filter((choice) => choice >= state.leastStake && choice <= highest());
      return choices.length ? choices : [state.leastStake];
    };
    const show = () => {
      const isBonusLimit = state.highestStake && stake === allowed().at(-1);
      label.textContent = isBonusLimit
        ? text('Máxima con tu bono', 'Maximum with your bonus')
        : text('Apuesta', 'Bet');
      amount.textContent = money(stake);
      less.disabled = stake <= allowed()[0];
      more.disabled = stake >= allowed().at(-1);
      onStake(stake);
    };
    const step = (by) => {
      const choices = allowed();
      const next = choices.indexOf(stake) + by;
      stake = choices[Math.min(choices.length - 1, Math.max(0, next))] ?? state.leastStake;
      show();
    };
    less.onclick = () => step(-1);
    more.onclick = () => step(1);
    stateListeners.push(() => {
      const choices = allowed();
      if (!choices.includes(stake)) stake = choices.findLast((choice) => choice <= Math.max(1, stake)) ?? choices[0];
      show();
    });
  }

  function showMessage(message, tone = '') {
    $('message').textContent = message;
    $('message').dataset.tone = tone;
  }

  /** Whether a payout may be celebrated. Some markets forbid it for the stake or less. */
  const isCelebrated = (win) => (state.rules?.celebratesReturns === false ? win > stake : win > 0);

  /** The time that a round has to take by the market, also for who wants no movement. */
  const leastRoundMs = () => (state.rules?.leastRoundSeconds ?? 0) * 1000;

  function showWin(win) {
    // A payout below the stake is a loss, so it is not announced as a win.
    if (win > 0 && (win < stake || !isCelebrated(win))) showMessage(`${text('Vuelven', 'Returned:')} ${money(win)}`);
    else if (win > 0) showMessage(`${text('Ganaste', 'You won')} ${money(win)}`, 'win');
    else showMessage(text('Esta vez no', 'Not this time'));
  }

  /**
   * Plays one round for each press. `showOutcome` draws the outcome and resolves when it was seen. It may resolve with the
   * message to show.
   */
  function playOnPress(button, getBet, showOutcome) {
    let isBusy = false;
    // Without a state there is no stake yet, and the app would ignore the bet.
    button.disabled = true;
    stateListeners.push(() => {
      button.disabled = false;
    });
    button.addEventListener('click', async () => {
      if (isBusy) return;
      isBusy = true;
      button.setAttribute('aria-disabled', 'true');
      showMessage('');
      const startedAt = performance.now();
      try {
        const { id, result } = await placeBet('round', { ...getBet(), stake });
        const message = await showOutcome(result, id);
        send('shown', { id });
        if (message) showMessage(message.text, message.tone);
        else showWin(result.win);
        const left = startedAt + leastRoundMs() - performance.now();
        if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
      } catch (error) {
        showMessage(error.message ?? '', 'fail');
      }
      isBusy = false;
      button.removeAttribute('aria-disabled');
    });
  }

  function showStandalone() {
    const title = text('Aquí muestra el proveedor su juego', 'Here the provider shows its game');
    const hint = text(
      'Los juegos de muestra se juegan dentro de Feria.',
      'The sample games are played inside Feria.',
    );
    const link = element('a', { href: '../m/home' }, text('Ir a Feria', 'Go to Feria'));
    document.querySelector('main').replaceChildren(
      element(
        'div',
        { className: 'standalone' },
        element('h1', {}, title),
        element('p', { className: 'muted' }, hint),
        link,
      ),
    );
  }

  /** Opened on its own, the page has no balance and no rules: it says so instead of playing. */
  function start() {
    for (const node of document.querySelectorAll('[data-es]'))
      node.textContent = text(node.dataset.es, node.dataset.en);
    if (parent === window) showStandalone();
    else send('ready');
  }

  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') send('close');
  });

  window.feria = {
    ...{ $, element, query, text, money, placeBet, showMessage, wait, hasReducedMotion },
    ...{ setUpStake, playOnPress, start, send, isCelebrated },
    onState: (listen) => stateListeners.push(listen),
    onFlight: (listen) => flightListeners.push(listen),
    onRejected: (listen) => rejectionListeners.push(listen),
    onSettled: (listen) => settledListeners.push(listen),
    getStake: () => stake,
  };
})();
