(() => {
  const { $, element, query, text, money } = feria;

  // A merchant's own style sheet: its file name only, never an address.
  const css = query.get('css');
  if (css && /^[\w-]+\.css$/.test(css) && css !== 'feria.css')
    document.head.append(element('link', { rel: 'stylesheet', href: css }));

  const PLAYS = {
    straight: text('Exacto', 'Straight'),
    any: text('Un número', 'One number'),
    parity: text('Par o impar', 'Odd or even'),
  };
  const PARITIES = { odd: text('Impar', 'Odd'), even: text('Par', 'Even') };
  let game;
  /** The ticket that is shown on the board. */
  let ticket;
  let play = 'straight';
  let picked = [];
  let isBusy = false;

  const isBalls = () => game.kind === 'balls';
  /** Digits begin at 0, everything else at 1. */
  const lowest = () => (isBalls() || game.highest !== 9 ? 1 : 0);
  const picksNeeded = () => {
    if (play === 'any') return 1;
    return isBalls() ? Math.min(game.picks, 6) : game.picks;
  };
  const isComplete = () => picked.length === (play === 'parity' ? 1 : picksNeeded());
  const randomNumber = () =>
    lowest() + Math.floor(Math.random() * (game.highest - lowest() + 1));
  const twoDigits = (n) => String(n).padStart(2, '0');

  function toggleButton(label, isOn, onclick, className = 'ball num') {
    const button = element('button', { type: 'button', className, onclick }, String(label));
    button.setAttribute('aria-pressed', String(isOn));
    return button;
  }

  function drawPlays() {
    const buttons = Object.entries(PLAYS).map(([key, name]) =>
      toggleButton(
        name,
        key === play,
        () => {
          play = key;
          picked = [];
          draw();
        },
        '',
      ),
    );
    $('plays').replaceChildren(...buttons);
  }

  function pickBall(n) {
    const others = picked.filter((other) => other !== n);
    if (picked.includes(n)) picked = others;
    else picked = play === 'any' ? [n] : [...others, n].slice(-picksNeeded());
    draw(n);
  }

  function ballGrid() {
    const grid = element('div', { className: 'grid' });
    for (let n = lowest(); n <= game.highest; n++)
      grid.append(toggleButton(n, picked.includes(n), () => pickBall(n)));
    return grid;
  }

  function digitWheel(value, index) {
    const step = (label, by, name) => {
      const key = `${index}/${by}`;
      const onclick = () => {
        const span = game.highest - lowest() + 1;
        picked[index] = ((value - lowest() + by + span) % span) + lowest();
        draw(key);
      };
      const button = element('button', { type: 'button', onclick }, label);
      button.setAttribute('aria-label', `${name} ${index + 1}`);
      button.dataset.key = key;
      return button;
    };
    return element(
      'div',
      { className: 'digit' },
      step('▲', 1, text('Subir la cifra', 'Raise digit')),
      element('b', { className: 'num' }, String(value)),
      step('▼', -1, text('Bajar la cifra', 'Lower digit')),
    );
  }

  function digitWheels() {
    while (picked.length < picksNeeded()) picked.push(lowest());
    return element('div', { className: 'digits' }, ...picked.map(digitWheel));
  }

  function parityButtons() {
    const buttons = Object.entries(PARITIES).map(([value, name]) =>
      toggleButton(
        name,
        picked[0] === value,
        () => {
          picked = [value];
          draw(name);
        },
        'pick',
      ),
    );
    return element('div', { className: 'picks' }, ...buttons);
  }

  function drawBoard() {
    if (play === 'parity') return parityButtons();
    return isBalls() || play === 'any' ? ballGrid() : digitWheels();
  }

  /** Draws the board again. The focus stays on the button that was pressed. */
  function draw(pressed) {
    drawPlays();
    const scrollTop = $('board').scrollTop;
    $('board').replaceChildren(drawBoard());
    $('board').scrollTop = scrollTop;
    if (pressed !== undefined) {
      const isPressed = ({ dataset, textContent }) =>
        dataset.key === pressed || textContent === String(pressed);
      [...$('board').querySelectorAll('button')].find(isPressed)?.focus();
    }
    const count = `${picked.length}/${picksNeeded()}`;
    $('hint').textContent =
      play === 'parity'
        ? text('¿La suma será par o impar?', 'Will the sum be odd or even?')
        : text(`${count.replace('/', ' de ')} elegidos`, `${count.replace('/', ' of ')} chosen`);
    $('go').disabled = !isComplete();
    showPrize();
  }

  /** What the bet would pay, in whole cents like the ticket. Hidden where the backend does not say it. */
  function showPrize() {
    const pays = game?.pays?.[play];
    $('prize').hidden = !pays;
    if (!pays) return;
    const cents = Math.floor(Number((feria.getStake() * 100 * pays).toPrecision(13)));
    $('prize').textContent = `${text('Premio posible', 'Possible prize')} ${money(cents / 100)}`;
  }

  $('quick').onclick = () => {
    if (!game) return;
    if (play === 'parity') picked = [Math.random() < 0.5 ? 'odd' : 'even'];
    else {
      picked = [];
      while (picked.length < picksNeeded()) {
        const n = randomNumber();
        if (!isBalls() || !picked.includes(n)) picked.push(n);
      }
    }
    draw();
  };

  function showTimeLeft() {
    if (!game) return;
    const seconds = Math.max(0, Math.ceil((game.opensAt - Date.now()) / 1000));
    const hours = Math.floor(seconds / 3600);
    const minutes = twoDigits(Math.floor((seconds % 3600) / 60));
    $('left').textContent = `${hours ? `${hours}:` : ''}${minutes}:${twoDigits(seconds % 60)}`;
  }
  setInterval(showTimeLeft, 1000);

  feria.setUpStake(showPrize);
  feria.onState(({ lottery }) => {
    if (!lottery) return;
    const isNew = game?.gameId !== lottery.gameId;
    game = lottery;
    $('name').textContent = document.title = game.name;
    $('numero').textContent = game.numero;
    showTimeLeft();
    if (isNew) draw();
    showDrawnNumbers();
  });

  /** A backend may confirm the order without more: then the ticket shows the bet. */
  function showTicket(order, bet) {
    const { orderId, numero = game.numero, suborders } = order ?? {};
    const { possibleWin } = suborders?.[0] ?? {};
    const line = (label, tag = 'span') => element(tag, {}, label);
    const stake = `${text('Apuesta', 'Bet')} ${money(bet.stake)}`;
    const prize = possibleWin ? `${text('Premio posible', 'Possible prize')} ${money(possibleWin)}` : '';
    const drawn = line('');
    ticket = { orderId, numero, drawn };
    const shown = element(
      'div',
      { className: 'ticket num' },
      line(`${text('Boleto', 'Ticket')} ${orderId ?? ''}`),
      line(PARITIES[bet.numbers] ?? bet.numbers.replaceAll(',', ' · '), 'b'),
      line([stake, prize].filter(Boolean).join(' · ')),
      line(`${text('Sorteo', 'Draw')} ${numero}`),
      drawn,
    );
    picked = [];
    draw();
    $('board').prepend(shown);
    $('board').scrollTop = 0;
  }

  function showDrawnNumbers() {
    if (!ticket || game.lastNumero !== ticket.numero) return;
    ticket.drawn.textContent = `${text('Salió', 'Drawn')} ${game.lastNumbers.join(' · ')}`;
  }

  // The result of the ticket. Several tickets of a draw are told together by the app.
  feria.onSettled(({ orders }) => {
    const order = orders.find(({ orderId }) => orderId === ticket?.orderId);
    if (!order) return;
    if (order.win > 0)
      feria.showMessage(`${text('Ganaste', 'You won')} ${money(order.win)}`, 'win');
    else
      feria.showMessage(text('Tu boleto no ganó esta vez', 'Your ticket did not win this time'));
  });

  /** The picks as the platform writes them. */
  function pickedNumbers() {
    if (play === 'parity') return picked[0];
    return isBalls() ? picked.map(twoDigits).join(',') : picked.join('');
  }

  $('go').onclick = async () => {
    if (isBusy || !isComplete()) return;
    isBusy = true;
    $('go').setAttribute('aria-disabled', 'true');
    feria.showMessage('');
    try {
      const numbers = pickedNumbers();
      const bet = { play, numbers, stake: feria.getStake() };
      const { id, result } = await feria.placeBet('order', bet);
      feria.send('shown', { id });
      showTicket(result, bet);
      feria.showMessage(text('Tu boleto está en juego', 'Your ticket is in play'), 'win');
    } catch (error) {
      feria.showMessage(error.message ?? '', 'fail');
    }
    isBusy = false;
    $('go').removeAttribute('aria-disabled');
  };
  feria.start();
})();
