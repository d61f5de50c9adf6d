(() => {
  const { $, element, query, text, wait } = feria;
  // The order of the numbers on a European wheel.
  const WHEEL = [
    0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
    31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
  ];
  const REDS = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];
  const colourOf = (number) => {
    if (number === 0) return 'green';
    return REDS.includes(number) ? 'red' : 'black';
  };
  const look = query.get('look');
  const isMatch = look !== null;
  const isCockfight = look === 'COCK';
  let choice = 'red';

  const WHEEL_BETS = [
    ['red', text('Rojo', 'Red'), 2],
    ['black', text('Negro', 'Black'), 2],
    ['odd', text('Impar', 'Odd'), 2],
    ['even', text('Par', 'Even'), 2],
    ['low', '1–18', 2],
    ['high', '19–36', 2],
  ];
  // A match uses the odds of the wheel: home is red, away is black, a draw is the zero.
  const MATCH_BETS = [
    ['red', isCockfight ? text('Gallo rojo', 'Red rooster') : text('Local', 'Home'), 2],
    ['0', text('Empate', 'Draw'), 36],
    ['black', isCockfight ? text('Gallo negro', 'Black rooster') : text('Visita', 'Away'), 2],
  ];

  $('name').textContent = document.title = query.get('name') ?? 'Table';
  $('choices').setAttribute('aria-label', text('Elige tu apuesta', 'Choose your bet'));
  $('go').textContent = isMatch
    ? text('Apostar', 'Place the bet')
    : text('Girar la ruleta', 'Spin the wheel');

  function choose(value) {
    choice = value;
    for (const button of $('choices').children)
      button.setAttribute('aria-pressed', String(button.dataset.choice === choice));
  }

  for (const [value, name, pays] of isMatch ? MATCH_BETS : WHEEL_BETS) {
    const button = element(
      'button',
      { type: 'button', className: 'pick' },
      name,
      element('small', {}, `x${pays}`),
    );
    button.dataset.choice = value;
    button.onclick = () => {
      $('number').value = '';
      choose(value);
    };
    $('choices').append(button);
  }
  choose(choice);

  function drawMatch() {
    // Each sport has the picture of its game.
    const art = query.get('art') ?? '';
    const picture = isCockfight || !/^[\w-]+$/.test(art) ? 'icons/rooster' : `games/${art}-240`;
    const side = (name) => {
      const image = element('img', { src: `../art/${picture}.webp`, alt: '' });
      image.width = image.height = 64;
      return element('div', {}, image, name);
    };
    const score = element('b', { className: 'score num', id: 'score' }, '0 : 0');
    $('scene').dataset.look = look === 'ESPORTS' ? 'esports' : 'match';
    $('scene').append(
      element('div', { className: 'sides' }, side(MATCH_BETS[0][1]), score, side(MATCH_BETS[2][1])),
    );
  }

  function drawWheel() {
    const slice = 360 / WHEEL.length;
    const paint = { red: '#c22438', black: '#1b1424', green: '#16824f' };
    const stops = WHEEL.map((n, i) => {
      const edges = [(i - 0.5) * slice, (i + 0.5) * slice];
      return `${paint[colourOf(n)]} ${edges[0]}deg ${edges[1]}deg`;
    });
    const half = slice / 2;
    const first = `${paint.green} 0deg ${half}deg`;
    const last = `${paint.green} ${360 - half}deg`;
    const wheel = element('div', { className: 'wheel', id: 'wheel' });
    wheel.setAttribute('aria-hidden', 'true');
    wheel.style.background = `conic-gradient(from 0deg, ${[first, ...stops.slice(1), last].join(',')})`;
    for (const [i, n] of WHEEL.entries()) {
      const label = element('b', {}, String(n));
      label.style.transform = `rotate(${i * slice}deg)`;
      wheel.append(label);
    }
    const pointer = element('i', { className: 'pointer' });
    pointer.setAttribute('aria-hidden', 'true');
    const result = element('span', { className: 'result num', id: 'result', hidden: true });
    $('scene').append(wheel, pointer, result);

    $('exact').hidden = false;
    const numbers = [...WHEEL].sort((a, b) => a - b);
    $('number').append(
      element('option', { value: '' }, '–'),
      ...numbers.map((n) => element('option', {}, String(n))),
    );
    $('number').onchange = () => choose($('number').value || 'red');
  }

  if (isMatch) drawMatch();
  else drawWheel();

  let angle = 0;
  async function spinWheel(number) {
    $('result').hidden = true;
    const target = (WHEEL.indexOf(number) * 360) / WHEEL.length;
    angle = Math.ceil((angle + 1440) / 360) * 360 - target;
    $('wheel').style.transform = `rotate(${angle}deg)`;
    await wait(2250);
    $('result').textContent = number;
    $('result').dataset.colour = colourOf(number);
    $('result').hidden = false;
  }

  async function playMatch(number) {
    const [home, away] = { red: [2, 1], black: [1, 2], green: [1, 1] }[colourOf(number)];
    const scores = [
      [0, 0],
      [Math.min(1, home), 0],
      [Math.min(1, home), Math.min(1, away)],
      [home, away],
    ];
    for (const [homeGoals, awayGoals] of scores) {
      $('score').textContent = `${homeGoals} : ${awayGoals}`;
      await wait(450);
    }
  }

  feria.setUpStake();
  feria.playOnPress(
    $('go'),
    () => ({ kind: 'table', choice }),
    ({ outcome }) => (isMatch ? playMatch(outcome.number) : spinWheel(outcome.number)),
  );
  feria.start();
})();
