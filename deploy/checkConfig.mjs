/**
 * Checks a configuration (docs/configuration.md) and returns one line for each mistake, with the name
 * of the field. It also runs in the page, as the text of this function, so it uses nothing from outside.
 * @param {unknown} config
 * @returns {string[]}
 */
export function checkConfig(config) {
  /** @type {Record<string, [RegExp, string]>} */
  const kinds = {
    text: [/\S/, 'a text'],
    code: [/^[\w.-]+$/, 'a code of letters, digits, ".", "_" and "-"'],
    language: [
      /^(CN|EN|JA|TH|VI|MY|ES|HI|ID|KM|KO|MS|PT|TA|TW|TY|UR|PT-BR|TR|BN|AR|FA|RU|KK|UZ|LO|NE|FR|TE|SW)$/,
      'a language of the platform such as "ES"',
    ],
    country: [/^[A-Z]{2}$/, 'a country such as "CO"'],
    currency: [/^[A-Z]{3}$/, 'a currency such as "COP"'],
    position: [/^(before|after)$/, '"before" or "after"'],
    address: [/^(https?:\/\/|\/(?!\/))[^\s"'()<>]*$/, 'an address such as "/logo.svg"'],
    origin: [/^https?:\/\/(\*\.)?[\w.-]+(:\d+)?$/, 'an origin such as "https://games.example.com"'],
    profile: [/^(none|offered|strict)$/, '"none", "offered" or "strict"'],
    tool: [/^(limits|breaks|check|selfTest|history|sessionBar|facts)$/, 'a tool such as "limits"'],
    limit: [/^(deposit|loss|stake|time)$/, 'a limit such as "deposit"'],
    period: [/^(day|week|month)$/, '"day", "week" or "month"'],
    contact: [
      /^(https?:\/\/|\/(?!\/)|tel:|mailto:)[^\s"'()<>]*$/,
      'an address such as "tel:+51123456"',
    ],
    color: [/^(?!.*url)[\w #%.,()/+-]+$/i, 'a CSS colour such as "#f6c35f"'],
  };
  const colors = { '*': 'color' };
  // `!` marks a required field, `*` stands for fields of any name, and a list has the rule of its items.
  const shape = {
    'merchant!': 'code',
    trialMerchant: 'code',
    platform: 'code',
    apiBase: 'address',
    languages: ['language'],
    defaultLanguage: 'language',
    'brand!': {
      'name!': 'text',
      logo: { 'dark!': 'address', light: 'address', 'width!': 'positive', 'height!': 'positive' },
      icon: 'address',
      appIcon: 'address',
      description: 'text',
      picture: 'address',
      screenshots: [{ 'src!': 'address', 'width!': 'positive', 'height!': 'positive' }],
      colors: { dark: colors, light: colors },
      style: {
        corners: '0 to 2',
        density: '0.8 to 1.2',
        headings: '0.8 to 1.2',
        type: '1 to 1.2',
        font: 'text',
        fontFile: 'address',
      },
    },
    money: { currency: 'currency', symbol: 'text', position: 'position', decimals: 'digits' },
    market: 'country',
    footer: {
      games: 'positive',
      encryptionBits: 'positive',
      year: 'positive',
      payments: [{ 'name!': 'text', image: 'address' }],
      providers: { 'image!': 'address', 'width!': 'positive', 'height!': 'positive' },
      licence: { image: 'address' },
    },
    imageCdns: ['address'],
    launchOrigins: ['origin'],
    chatOrigins: ['origin'],
    encryption: { 'scheme!': 'code', module: 'address' },
    tokenInPayload: 'flag',
    rememberPassword: 'flag',
    expiredCodes: ['text'],
    signInSdk: 'address',
    signInOrigin: 'origin',
    licence: {
      profile: 'profile',
      age: 'positive',
      seal: { 'name!': 'text', 'address!': 'address', image: 'address' },
      helpLinks: [{ 'name!': 'text', 'address!': 'contact' }],
      tools: ['tool'],
      limits: ['limit'],
      periods: ['period'],
      checkMinutes: ['positive'],
      breakHours: ['positive'],
      hasForever: 'flag',
      limitsAtRegistration: 'flag',
      words: [{ 'language!': 'language', about: 'text', help: 'text', statement: 'text' }],
    },
    securityContact: 'contact',
    monitoring: { 'address!': 'address', rate: '0 to 1', browserReports: 'address' },
  };
  /** @type {string[]} */
  const mistakes = [];

  function check(rule, value, at) {
    const fail = (expected) =>
      mistakes.push(
        `Configuration: ${at ? `"${at}"` : 'it'} must be ${expected} (it is ${JSON.stringify(value)}).`,
      );
    if (Array.isArray(rule)) {
      if (!Array.isArray(value)) return fail('a list');
      for (const [i, item] of value.entries()) check(rule[0], item, `${at}[${i}]`);
    } else if (rule === 'flag') {
      if (typeof value !== 'boolean') fail('true or false');
    } else if (rule === 'positive') {
      if (typeof value !== 'number' || !(value > 0)) fail('a number above 0');
    } else if (rule === 'digits') {
      if (![0, 1, 2, 3].includes(value)) fail('0, 1, 2 or 3');
    } else if (/ to /.test(rule)) {
      const [from, to] = rule.split(' to ');
      if (typeof value !== 'number' || !(value >= from && value <= to))
        fail(`a number from ${rule}`);
    } else if (typeof rule === 'string') {
      const [pattern, expected] = kinds[rule];
      if (typeof value !== 'string' || !pattern.test(value)) fail(expected);
    } else if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      fail('an object');
    } else checkFields(rule, value, at && `${at}.`);
  }

  function checkFields(rules, fields, prefix) {
    for (const key of Object.keys(rules)) {
      const name = key.replace('!', '');
      if (key === '*') continue;
      if (fields[name] !== undefined) check(rules[key], fields[name], prefix + name);
      else if (name !== key) mistakes.push(`Configuration: "${prefix}${name}" is missing.`);
    }
    for (const name of Object.keys(fields)) {
      if (Object.hasOwn(rules, name) || Object.hasOwn(rules, `${name}!`)) continue;
      if (rules['*'] && /^[a-z][a-z0-9-]*$/.test(name))
        check(rules['*'], fields[name], prefix + name);
      else mistakes.push(`Configuration: "${prefix}${name}" is not a known field.`);
    }
  }

  check(shape, config, '');
  const { languages, defaultLanguage } = Object(config);
  // As the app: without one, the first visit is in Spanish.
  const first = defaultLanguage ?? 'ES';
  if (!mistakes.length && languages && !languages.includes(first))
    mistakes.push(
      `Configuration: "defaultLanguage" must be one of "languages", ${languages.join(', ') || 'which is empty'} (it is ${JSON.stringify(first)}).`,
    );
  return mistakes;
}
