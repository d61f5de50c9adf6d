(() => {
  const { $, element, query, text, hasReducedMotion } = feria;
  const TARGETS = [1.2, 1.5, 2, 5, 10];
  /** Growth of the multiplier: the natural logarithm that is gained each second. */
  const GROWTH = 0.42;
  /** No flight is shown for longer, in milliseconds. */
  const LONGEST_FLIGHT = 7000;
  const SHORTEST_FLIGHT = 250;
  const RESULTS_SHOWN = 8;
  let target = 2;

  $('name').textContent = document.title = query.get('name') ?? 'Crash';
  // What flies is what the picture of the game shows.
  const art = query.get('art') ?? '';
  if (/^[\w-]+$/.test(art)) $('flyer').src = `../art/games/${art}-240.webp`;
  for (const value of TARGETS) {
    const button = element('button', { type: 'button', className: 'pick num' }, `${value}x`);
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
    const x = 6 + share * 82;
    const y = 56 - Math.min(1, Math.log(multiplier) / Math.log(12)) * 44;
    $('curve').setAttribute('d', `M0 58 Q ${x * 0.62} 57 ${x} ${y}`);
    $('area').setAttribute('d', `M0 58 Q ${x * 0.62} 57 ${x} ${y} L ${x} 60 L 0 60 Z`);
    const { width, height } = $('sky').getBoundingClientRect();
    $('flyer').hidden = false;
    $('flyer').style.transform = `translate(${(x / 100) * width}px, ${(y / 60) * height}px)`;
  }

  /** Draws the curve up to the point of the crash; resolves when it is reached. */
  function fly(crashedAt) {
    const fullTime = (Math.log(crashedAt) / GROWTH) * 1000;
    const duration = hasReducedMotion
      ? 0
      : Math.min(LONGEST_FLIGHT, Math.max(fullTime, SHORTEST_FLIGHT));
    const startedAt = performance.now();
    return new Promise((resolve) => {
      const drawFrame = (now) => {
        const share = duration ? Math.min(1, (now - startedAt) / duration) : 1;
        const multiplier = crashedAt ** share;
        drawFlight(multiplier, hasReducedMotion ? 1 : Math.min(1, (share * duration) / 4000));
        if (multiplier >= target && !$('sky').dataset.end) {
          $('sky').dataset.end = 'won';
          const message = text(`Te retiraste en ${target}x`, `You cashed out at ${target}x`);
          feria.showMessage(message, 'win');
        }
        if (share < 1) requestAnimationFrame(drawFrame);
        else resolve();
      };
      requestAnimationFrame(drawFrame);
    });
  }

  function addResult(crashedAt) {
    const result = element('li', {}, `${crashedAt.toFixed(2)}x`);
    result.dataset.high = String(crashedAt >= 2);
    $('results').prepend(result);
    if ($('results').children.length > RESULTS_SHOWN) $('results').lastChild.remove();
  }

  feria.setUpStake();
  feria.playOnPress(
    $('go'),
    () => ({ kind: 'crash', target }),
    async ({ outcome, win }) => {
      delete $('sky').dataset.end;
      await fly(outcome.crashedAt);
      $('flyer').hidden = true;
      $('sky').dataset.end = win > 0 ? 'won' : 'lost';
      addResult(outcome.crashedAt);
    },
  );
  feria.start();
})();
