/** The words of a journey in one language. */
const spanish = {
  language: 'es',
  signUp: 'Crear cuenta',
  saveLimit: 'Guardar límite',
  limits: [{ kind: 'Depósitos', period: /^Por día/, field: 'Monto', value: '300' }],
  goOn: 'Continuar',
  amount: 'Monto',
  credited: 'Depósito acreditado',
  play: 'Jugar',
  spin: 'Girar',
  closeGame: 'Cerrar el juego',
  withdraw: 'Retirar',
  withdrawPassword: 'Contraseña de retiro',
  confirmWithdraw: 'Confirmar retiro',
  inReview: 'En revisión',
  breakDays: '7 días',
  next: 'Ver qué pasará',
  understand: 'Entiendo que no puedo',
  startBreak: 'Empezar la pausa',
  started: 'Tu pausa empezó',
};
const spanishBank = 'Confirma el pago en la página de tu banco.';
const spanishCode = 'Escanea este código para pagar.';

type Words = typeof spanish;
const english: Words = {
  language: 'en',
  signUp: 'Create account',
  saveLimit: 'Save limit',
  limits: [{ kind: 'Deposits', period: /^Per day/, field: 'Amount', value: '300' }],
  goOn: 'Continue',
  amount: 'Amount',
  credited: 'Deposit credited',
  play: 'Play',
  spin: 'Spin',
  closeGame: 'Close the game',
  withdraw: 'Withdraw',
  withdrawPassword: 'Withdrawal password',
  confirmWithdraw: 'Confirm withdrawal',
  inReview: 'Under review',
  breakDays: '7 days',
  next: 'See what will happen',
  understand: 'I understand that I cannot',
  startBreak: 'Start the break',
  started: 'Your break has started',
};
const portuguese: Words = {
  language: 'pt-BR',
  signUp: 'Criar conta',
  saveLimit: 'Salvar limite',
  limits: [
    { kind: 'Perdas', period: /^Por dia/, field: 'Valor', value: '300' },
    { kind: 'Tempo', period: /^Por dia/, field: 'Minutos', value: '90' },
  ],
  goOn: 'Continuar',
  amount: 'Valor',
  credited: 'Depósito creditado',
  play: 'Jogar',
  // The sample games have texts in Spanish and English.
  spin: 'Spin',
  closeGame: 'Fechar o jogo',
  withdraw: 'Sacar',
  withdrawPassword: 'Senha de saque',
  confirmWithdraw: 'Confirmar saque',
  inReview: 'Em análise',
  breakDays: '7 dias',
  next: 'Ver o que vai acontecer',
  understand: 'Entendo que não posso',
  startBreak: 'Começar a pausa',
  started: 'Sua pausa começou',
};

interface Journey extends Words {
  market: string;
  document?: { name: string; wrong: string; right: string; hint: string };
  /** The field that the register of self-exclusion needs, where there is no document. */
  email?: string;
  /** A registration leads to the limits. */
  limitsFirst?: boolean;
  /** What the limits say, when the market requires some. */
  missingLimits?: string;
  method: string;
  deposit: RegExp;
  paying: string;
  withdrawn: RegExp;
  /** Slots need a plan. */
  plan?: { choose: string; amount: string; start: string };
  /** A game shows its facts first. */
  facts?: RegExp;
}

/** What each market asks for, and how it writes money. */
export const journeys: Journey[] = [
  {
    ...portuguese,
    market: 'br',
    document: {
      name: 'CPF',
      wrong: '529.982.247-26',
      right: '529.982.247-25',
      hint: 'Confira o número. É assim que se escreve: CPF (529.982.247-25)',
    },
    limitsFirst: true,
    missingLimits: 'Antes do seu primeiro depósito, escolha um limite de: perdas, tempo.',
    facts: /^Três rolos/,
    method: 'Pix',
    deposit: /^Depositar R\$\s50,00$/,
    paying: 'Escaneie este código para pagar.',
    withdrawn: /R\$\s60,00/,
  },
  {
    ...spanish,
    market: 'es',
    document: {
      name: 'NIF / NIE',
      wrong: '12345678A',
      right: '12345678Z',
      hint: 'Así se escribe: NIF (12345678Z), NIE (X1234567L)',
    },
    missingLimits: 'Antes de tu primer depósito',
    method: 'Bizum',
    deposit: /^Depositar 50,00\s€$/,
    paying: spanishBank,
    plan: { choose: 'Planear mi sesión', amount: 'Dinero que puedes perder', start: 'Empezar' },
    withdrawn: /60,00\s€/,
  },
  {
    ...spanish,
    market: 'pe',
    document: { name: 'DNI / CE', wrong: '1234567', right: '12345678', hint: 'DNI (' },
    method: 'Yape',
    deposit: /^Depositar S\/\s50\.00$/,
    paying: spanishCode,
    withdrawn: /S\/\s60\.00/,
  },
  {
    ...spanish,
    market: 'co',
    document: { name: 'Cédula / CE', wrong: '12345', right: '1020304050', hint: 'Cédula (' },
    method: 'PSE',
    deposit: /^Depositar \$\s?50,00$/,
    paying: spanishBank,
    withdrawn: /\$\s?60,00/,
  },
  {
    ...spanish,
    market: 'mx',
    document: { name: 'CURP', wrong: 'PEGL900101', right: 'PEGL900101MDFRRR09', hint: 'CURP (' },
    method: 'Banca en línea',
    deposit: /^Depositar \$\s?50\.00$/,
    paying: spanishBank,
    withdrawn: /\$\s?60\.00/,
  },
  {
    ...english,
    market: 'gb',
    email: 'E-mail',
    limitsFirst: true,
    facts: /^Three reels/,
    method: 'Debit card',
    deposit: /^Deposit £\s?50\.00$/,
    paying: 'Enter your card details on the secure payment page.',
    withdrawn: /£\s?60\.00/,
  },
];
