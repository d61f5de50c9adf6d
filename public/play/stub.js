// What the bundled games share: the talk with the app around them, words, money, the stake.
(() => {
  const query = new URLSearchParams(location.search);
  const isSpanish = (query.get('lang') ?? 'ES') === 'ES';
  const waiting = new Map();
  const listeners = [];
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  let state = { balance: 0, symbol: '', locale: 'es-419', leastStake: 1 };

  document.documentElement.lang = isSpanish ? 'es' : 'en';

  const words = (es, en) => (isSpanish ? es : en);
  const $ = (id) => document.getElementById(id);
  const tell = (type, more) => parent.postMessage({ type: `feria:${type}`, ...more }, '*');
  const newId = () =>
    Array.from(crypto.getRandomValues(new Uint8Array(12)), (n) =>
      n.toString(16).padStart(2, '0'),
    ).join('');

  function money(amount) {
    const style = { minimumFractionDigits: 2, maximumFractionDigits: 2, numberingSystem: 'latn' };
    const text = new Intl.NumberFormat(state.locale, style).format(amount);
    return state.isSymbolBehind ? `${text} ${state.symbol}` : `${state.symbol} ${text}`;
  }

  addEventListener('message', ({ source, data }) => {
    if (source !== parent || typeof data?.type !== 'string') return;
    if (data.type === 'feria:state') {
      state = data;
      document.documentElement.dataset.theme = data.theme === 'light' ? 'light' : 'dark';
      for (const listen of listeners) listen(state);
    }
    const answer = waiting.get(data.id);
    if (!answer) return;
    waiting.delete(data.id);
    if (data.type === 'feria:result') answer.resolve(data.round ?? data.order);
    if (data.type === 'feria:refused') answer.reject(data);
  });

  let kept;
  /** A play whose answer was lost is asked for again under its id, so that it counts once. */
  function ask(type, wish) {
    const isSame = kept && JSON.stringify(kept.wish) === JSON.stringify(wish);
    const id = isSame ? kept.id : newId();
    kept = undefined;
    return new Promise((resolve, reject) => {
      waiting.set(id, {
        resolve: (played) => resolve({ id, played }),
        reject: (refused) => {
          if (refused.mayRepeat) kept = { id, wish };
          reject(refused);
        },
      });
      tell(type, { id, ...wish });
    });
  }

  const wait = (ms) => new Promise((done) => setTimeout(done, isStill ? 0 : ms));

  const STAKES = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
  let stake = 0;

  /** Draws the stake's buttons into its place, and follows what the app allows. */
  function setUpStake() {
    const place = document.querySelector('.stake');
    place.innerHTML = `<button type="button" id="less">−</button>
      <span><small>${words('Apuesta', 'Stake')}</small><b class="num" id="stake" aria-live="polite"></b></span>
      <button type="button" id="more">+</button>`;
    $('less').setAttribute('aria-label', words('Apostar menos', 'Stake less'));
    $('more').setAttribute('aria-label', words('Apostar más', 'Stake more'));
    const choices = () => STAKES.filter((one) => one >= state.leastStake);
    const step = (by) => {
      const all = choices();
      const at = all.indexOf(stake) + by;
      stake = all[Math.min(all.length - 1, Math.max(0, at))] ?? state.leastStake;
      show();
    };
    const show = () => {
      $('stake').textContent = money(stake);
      $('less').disabled = stake <= choices()[0];
      $('more').disabled = stake >= choices().at(-1);
    };
    $('less').onclick = () => step(-1);
    $('more').onclick = () => step(1);
    listeners.push(() => {
      if (!choices().includes(stake)) stake = choices().find((one) => one >= 1) ?? choices()[0];
      show();
    });
  }

  function say(text, tone = '') {
    $('said').textContent = text;
    $('said').dataset.tone = tone;
  }

  /** One play from press to outcome: `show` draws what came out and resolves when it was seen. */
  function playOnPress(button, wishOf, show) {
    let isBusy = false;
    button.addEventListener('click', async () => {
      if (isBusy) return;
      isBusy = true;
      button.setAttribute('aria-disabled', 'true');
      say('');
      try {
        const { id, played } = await ask('round', { ...wishOf(), stake });
        await show(played);
        tell('shown', { id });
        // Less than the stake is no win, and is not called one.
        if (played.win > 0 && played.win < stake)
          say(`${words('Vuelven', 'Back:')} ${money(played.win)}`);
        else if (played.win > 0) say(`${words('Ganaste', 'You won')} ${money(played.win)}`, 'win');
        else say(words('Esta vez no', 'Not this time'));
      } catch (refused) {
        say(refused.message ?? '', 'fail');
      }
      isBusy = false;
      button.removeAttribute('aria-disabled');
    });
  }

  /** A game needs the app around it: money and rules are there. */
  function start() {
    for (const one of document.querySelectorAll('[data-es]'))
      one.textContent = words(one.dataset.es, one.dataset.en);
    if (parent !== window) return tell('ready');
    document.body.innerHTML = `<div class="alone"><h1>${words('Aquí muestra el proveedor su juego', 'Here the provider shows its game')}</h1>
      <p class="muted">${words('Los juegos de muestra se juegan dentro de Feria.', 'The sample games are played inside Feria.')}</p><a href="/m/home" style="color:var(--gold)">${words('Ir a Feria', 'Go to Feria')}</a></div>`;
  }

  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') tell('close');
  });

  window.feria = {
    ...{ $, query, words, money, ask, say, wait, isStill, setUpStake, playOnPress, start, tell },
    onState: (listen) => listeners.push(listen),
    getStake: () => stake,
    getState: () => state,
  };
})();
