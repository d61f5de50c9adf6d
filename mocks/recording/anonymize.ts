/** What personal data looks like: by the name of its field. The first kind that fits is taken. */
const FIELDS: [kind: Kind, name: RegExp][] = [
  ['token', /(^|_)(token|accessToken|refreshToken|sessionId|sid|ticket|jwt|apiKey)$|token$/i],
  ['secret', /password|psw|secret|captcha|answer|challenge|pin$|cvv/i],
  ['mail', /e-?mail/i],
  ['digits', /mobile|phone|(card|account|bank|document|id)(No|Num|Number)$|iban|cpf|dni|ssn/i],
  ['ip', /^ip(Address)?$|(login|register)Ip$/i],
  ['address', /address$|street|placeOfBirth|birth(day|date)?$|zip/i],
  ['person', /^(user|login|member|nick|payee|real|first|middle|last|full|holder|sender)_?name$/i],
  ['person', /^(account|username|nickname|holder|owner|upline|referrer|member|payee|remark)$/i],
  ['id', /^(member|user|customer|player|upline|agent)_?id$/i],
];
const MAIL = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g;
const IP = /\b(?!127\.|0\.)\d{1,3}(\.\d{1,3}){3}\b/g;
const JWT = /\beyJ[\w-]+\.[\w-]+(\.[\w-]*)+/g;
const LONG_NUMBER = /(?<![\w.-])\+?\d[\d ]{7,}\d(?![\w.])/g;

type Kind = 'token' | 'secret' | 'mail' | 'digits' | 'ip' | 'address' | 'person' | 'id';

const STAND_INS: Record<Kind, (n: number, original: string) => string> = {
  token: (n) => `recorded-token-${n}`,
  secret: () => '***',
  mail: (n) => `persona${n}@example.com`,
  digits: (n, original) => String(n).padStart(original.replace(/\D/g, '').length, '9'),
  ip: () => '203.0.113.24',
  address: (n) => `Calle ${n}, Lima`,
  person: (n) => `persona${n}`,
  id: (n) => `m-recorded${n}`,
};

/**
 * Replaces tokens, names, numbers, mails and the like. The same text always gets the same stand-in, also
 * where it appears inside another text.
 */
export class Anonymizer {
  private readonly standIns = new Map<string, string>();
  private readonly counts = new Map<Kind, number>();

  /** Called with all values before `clean`, so that a name is also replaced in texts that came before its field. */
  learn(value: unknown, name = ''): void {
    if (Array.isArray(value)) for (const item of value) this.learn(item, name);
    else if (typeof value === 'object' && value !== null)
      for (const [field, inner] of Object.entries(value)) this.learn(inner, field);
    else if (typeof value === 'string' || typeof value === 'number')
      this.learnText(String(value), name, typeof value === 'number');
  }

  private learnText(text: string, name: string, isNumber: boolean) {
    const kind = FIELDS.find(([, fitting]) => fitting.test(name))?.[0];
    if (kind && text !== '' && !(isNumber && kind !== 'digits' && kind !== 'id'))
      this.standIn(text, kind);
    if (isNumber) return;
    for (const [mail] of text.matchAll(MAIL)) this.standIn(mail, 'mail');
    for (const [token] of text.matchAll(JWT)) this.standIn(token, 'token');
    for (const [ip] of text.matchAll(IP)) this.standIn(ip, 'ip');
  }

  private standIn(text: string, kind: Kind) {
    if (this.standIns.has(text)) return;
    const n = (this.counts.get(kind) ?? 0) + 1;
    this.counts.set(kind, n);
    this.standIns.set(text, STAND_INS[kind](n, text));
  }

  /** The value without personal data. */
  clean<T>(value: T): T {
    return this.cleaned(value, '') as T;
  }

  private cleaned(value: unknown, name: string): unknown {
    if (Array.isArray(value)) return value.map((item) => this.cleaned(item, name));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([field, inner]) => [
          this.cleanText(field),
          this.cleaned(inner, field),
        ]),
      );
    if (typeof value === 'number') return this.cleanNumber(value, name);
    return typeof value === 'string' ? this.cleanText(value) : value;
  }

  private cleanNumber(value: number, name: string) {
    const kind = FIELDS.find(([, fitting]) => fitting.test(name))?.[0];
    if (kind !== 'digits' && kind !== 'id') return value;
    const standIn = this.standIns.get(String(value)) ?? '';
    return Number(standIn.replace(/\D/g, '')) || value;
  }

  private cleanText(text: string): string {
    const known = this.standIns.get(text);
    if (known !== undefined) return known;
    const isWhole = /^[\w-]+$/.test(text);
    return isWhole ? text : this.replaceInside(text);
  }

  private replaceInside(text: string) {
    let cleaned = text;
    for (const [original, standIn] of this.byLength()) {
      if (original.length < 3 || !cleaned.includes(original)) continue;
      const escaped = original.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      cleaned = cleaned.replace(
        new RegExp(`(?<![\\p{L}\\d])${escaped}(?![\\p{L}\\d])`, 'gu'),
        standIn,
      );
    }
    return cleaned.replace(LONG_NUMBER, (digits) => STAND_INS.digits(1, digits));
  }

  /** Long texts first, so that a full name is replaced before its parts. */
  private byLength() {
    return [...this.standIns].sort(([a], [b]) => b.length - a.length);
  }
}
