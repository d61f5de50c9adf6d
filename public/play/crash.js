(() => {
  const { $, element, query, text, money, hasReducedMotion } = feria;
  /** The round cashes out by itself at this multiplier. Undefined: the player decides. */
  const TARGETS = [undefined, 1.5, 2, 5, 10];
  /** Where the curve has its full width, in milliseconds. */
  const FULL_WIDTH_AFTER = 8000;
  const RESULTS_SHOWN = 8;
  /** A second tap on the button that starts the flight must not end it. */
  const TAP_GUARD = 500;
  let target;
  /** The round that flies: its id, its start, how fast it grows, and what ends it. */
  let flight;

  $('name').textContent = document.title = query.get('name') ?? 'Crash';
  // What flies is what the picture of the game shows.
  const art = query.get('art') ?? '';
  if (/^[\w-]+$/.test(art)) $('flyer').src = `../art/games/${art}-240.webp`;
  for (const value of TARGETS) {
    const label = value ? `${value}x` : 'Manual';
    const button = element('button', { type: 'button', className: 'pick num' }, label);
    button.setAttribute('aria-pressed', String(value === target));
    button.onclick = () => {
      target = value;
      for (const other of $('targets').querySelectorAll('button'))
        other.setAttribute('aria-pressed', String(other === button));
    };
    $('targets').append(button);
  }

  function drawFlight(multiplier, share) {
    $('multiplier').textContent = `${multiplier.toFixed(2)}x`;
    if (hasReducedMotion) return;
    const x = 6 + share * 82;
    const y = 56 - Math.min(1, Math.log(multiplier) / Math.log(12)) * 44;
    $('curve').setAttribute('d', `M0 58 Q ${x * 0.62} 57 ${x} ${y}`);
    $('area').setAttribute('d', `M0 58 Q ${x * 0.62} 57 ${x} ${y} L ${x} 60 L 0 60 Z`);
    const { width, height } = $('sky').getBoundingClientRect();
    $('flyer').hidden = false;
    $('flyer').style.transform = `translate(${(x / 100) * width}px, ${(y / 60) * height}px)`;
  }

  const twoDecimals = (value) => Math.floor(value * 100 + 1e-6) / 100;

  function drawFrame() {
    if (!flight) return;
    // Without news of the server the curve stands still: it may have ended.
    if (!flight.isUnknown) {
      const ms = performance.now() - flight.startedAt;
      const multiplier = twoDecimals(Math.exp((flight.growth * ms) / 1000));
      drawFlight(multiplier, Math.min(1, ms / FULL_WIDTH_AFTER));
      $('reached').textContent = money(twoDecimals(flight.stake * multiplier));
    }
    requestAnimationFrame(drawFrame);
  }

  /** A reply comes late, never early, so the earliest start that the replies tell is the true one. */
  function setStart({ multiplier, growth }) {
    const startedAt = performance.now() - (Math.log(multiplier) / growth) * 1000;
    flight.growth = growth;
    flight.startedAt = Math.min(flight.startedAt ?? startedAt, startedAt);
  }

  /** While a round flies, the only thing to do is to leave it. */
  function showButtons(isFlying) {
    const hadFocus = document.activeElement === $(isFlying ? 'go' : 'leave');
    $('targets').disabled = isFlying;
    document.querySelector('.stake').inert = isFlying;
    $('go').hidden = isFlying;
    $('leave').hidden = !isFlying;
    $('leave').removeAttribute('aria-disabled');
    if (hadFocus) $(isFlying ? 'leave' : 'go').focus();
  }

  function addResult(crashedAt) {
    const result = element('li', {}, `${crashedAt.toFixed(2)}x`);
    result.dataset.high = String(crashedAt >= 2);
    $('results').prepend(result);
    if ($('results').children.length > RESULTS_SHOWN) $('results').lastChild.remove();
  }

  /** Lets the curve fly until the round is over. Resolves with the round. */
  function fly(round, id) {
    return new Promise((resolve, reject) => {
      flight = { id, stake: round.stake, beganAt: performance.now(), resolve, reject };
      setStart(round.flight);
      showButtons(true);
      drawFrame();
    });
  }

  feria.onFlight(({ id, round }) => {
    if (id !== flight?.id) return;
    if (round && !round.flight) return flight.resolve(round);
    flight.isUnknown = !round;
    if (round) setStart(round.flight);
    if (round && flight.isLeaving) return;
    $('leave').removeAttribute('aria-disabled');
    flight.isLeaving = false;
    const lost = text(
      'Sin conexión. El vuelo sigue: toca otra vez para retirarte.',
      'No connection. The flight goes on: tap again to cash out.',
    );
    feria.showMessage(round ? '' : lost, round ? '' : 'fail');
  });
  feria.onRejected(({ id, message }) => {
    if (id === flight?.id) flight.reject({ message });
  });

  $('leave').addEventListener('click', () => {
    if (!flight || flight.isLeaving || performance.now() - flight.beganAt < TAP_GUARD) return;
    flight.isLeaving = true;
    $('leave').setAttribute('aria-disabled', 'true');
    feria.send('cashOut', { id: flight.id });
  });

  function messageOf({ win, multiplier, outcome: { crashedAt } }) {
    const at = (win > 0 ? multiplier : crashedAt).toFixed(2);
    return win > 0
      ? {
          text: text(
            `Te retiraste en ${at}x con ${money(win)}`,
            `You cashed out at ${at}x with ${money(win)}`,
          ),
          tone: feria.isCelebrated(win) ? 'win' : '',
        }
      : { text: text(`Se fue en ${at}x. Esta vez no`, `Gone at ${at}x. Not this time`) };
  }

  feria.setUpStake();
  feria.playOnPress(
    $('go'),
    () => ({ kind: 'crash', ...(target ? { target } : {}) }),
    async (begun, id) => {
      delete $('sky').dataset.end;
      let round = begun;
      try {
        if (begun.flight) round = await fly(begun, id);
      } finally {
        flight = undefined;
        showButtons(false);
        $('flyer').hidden = true;
      }
      const { win, multiplier, outcome } = round;
      $('multiplier').textContent = `${(win > 0 ? multiplier : outcome.crashedAt).toFixed(2)}x`;
      const paid = feria.isCelebrated(win) ? 'won' : 'returned';
      $('sky').dataset.end = win > 0 ? paid : 'lost';
      addResult(outcome.crashedAt);
      return messageOf(round);
    },
  );
  feria.start();
})();
