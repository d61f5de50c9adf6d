// The customer service chat of the mock backend: it answers a few common questions.
(() => {
  const query = new URLSearchParams(location.search);
  const isSpanish = (query.get('lang') ?? 'ES') === 'ES';
  const text = (es, en) => (isSpanish ? es : en);
  const $ = (id) => document.getElementById(id);
  const ANSWER_DELAY = 700;

  // The page may run in a sandbox without storage.
  try {
    if (localStorage.getItem('theme') === 'light') document.documentElement.dataset.theme = 'light';
  } catch {}

  /** Whether dark text is easier to read on a colour. */
  function isLight(colour) {
    const context = document.createElement('canvas').getContext('2d');
    context.fillStyle = colour;
    const number = Number.parseInt(context.fillStyle.slice(1, 7), 16);
    const [red, green, blue] = [number >> 16, (number >> 8) & 255, number & 255];
    return red * 0.299 + green * 0.587 + blue * 0.114 > 150;
  }

  document.documentElement.lang = isSpanish ? 'es' : 'en';
  document.title = $('title').textContent = query.get('title') ?? 'Feria';
  $('back').setAttribute('aria-label', text('Volver', 'Back'));
  // Only a path of this app is followed, never another site.
  const back = query.get('back') ?? '';
  const screens = new URL('../m/', location.href).pathname;
  if (back.startsWith(screens) && !back.includes('\\')) $('back').href = back;
  const colour = query.get('headerColor') ?? '';
  if (/^#?[\da-f]{3,8}$/i.test(colour)) {
    const hash = colour.startsWith('#') ? '' : '#';
    document.querySelector('header').style.background = `${hash}${colour}`;
    document.querySelector('header').style.color = isLight(`${hash}${colour}`) ? '#231a35' : '#f7f1e6';
  }
  $('online').textContent = text('En línea', 'Online');
  $('send').textContent = text('Enviar', 'Send');
  $('text').setAttribute('aria-label', text('Tu mensaje', 'Your message'));
  $('text').placeholder = text('Escribe aquí', 'Write here');
  $('conversation').setAttribute('aria-label', text('Conversación', 'Conversation'));
  $('quick').setAttribute('aria-label', text('Preguntas frecuentes', 'Common questions'));

  const ANSWERS = [
    [
      /dep[oó]s|deposit|recarg/i,
      text(
        'Los depósitos se acreditan en unos minutos. Si pasaron más de 30, envíanos el número de la orden.',
        'Deposits arrive within minutes. If more than 30 have passed, send us the order number.',
      ),
    ],
    [
      /retir|withdraw|cobr/i,
      text(
        'Un retiro se revisa en menos de 24 horas. Puedes seguirlo en tu registro de retiros.',
        'A withdrawal is reviewed within 24 hours. You can follow it in your withdrawal record.',
      ),
    ],
    [
      /bono|promo|bonus/i,
      text(
        'Las condiciones de cada bono están en Promociones. ¿Cuál te interesa?',
        'The terms of each bonus are in Promotions. Which one do you mean?',
      ),
    ],
    [
      /contrase|clave|password/i,
      text(
        'Puedes cambiarla en el Centro de seguridad. Nunca te la pediremos por aquí.',
        'You can change it in the Security center. We will never ask for it here.',
      ),
    ],
    [
      /hola|buen|hello|hi\b/i,
      text('Hola. ¿En qué te ayudo?', 'Hello. How can I help?'),
    ],
  ];
  const DEFAULT_ANSWER = text(
    'Gracias. Un asesor lo revisa y te responde aquí mismo.',
    'Thank you. An advisor will look into it and answer right here.',
  );

  function addMessage(message, isMine) {
    const item = document.createElement('li');
    item.textContent = message;
    if (isMine) item.dataset.mine = '';
    $('conversation').append(item);
    item.scrollIntoView({ block: 'end' });
    return item;
  }

  function sendMessage(message) {
    if (!message.trim()) return;
    addMessage(message.trim(), true);
    const answer = addMessage('…');
    setTimeout(() => {
      const [, known] = ANSWERS.find(([pattern]) => pattern.test(message)) ?? [];
      answer.textContent = known ?? DEFAULT_ANSWER;
      answer.scrollIntoView({ block: 'end' });
    }, ANSWER_DELAY);
  }

  $('form').onsubmit = (event) => {
    event.preventDefault();
    sendMessage($('text').value);
    $('text').value = '';
    $('text').focus();
  };

  const questions = [
    text('Mi depósito', 'My deposit'),
    text('Mi retiro', 'My withdrawal'),
    text('Bonos', 'Bonuses'),
  ];
  for (const question of questions) {
    const button = document.createElement('button');
    Object.assign(button, { type: 'button', textContent: question });
    button.onclick = () => sendMessage(question);
    $('quick').append(button);
  }

  const name = query.get('name');
  // A name such as "Lucía Q." ends with a full stop of its own.
  const greeting = name ? `, ${name.replace(/\.$/, '')}.` : '.';
  addMessage(
    text(
      `Hola${greeting} Somos el equipo de ayuda. ¿En qué te ayudamos?`,
      `Hello${greeting} This is the help team. How can we help?`,
    ),
  );
})();
