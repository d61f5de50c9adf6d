/** The kinds of personal data by the names of their fields. The first pattern that fits is used. */
const FIELDS: [kind: Kind, namePattern: RegExp][] = [
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
/** An IP address. Those that begin with 127 or 0 belong to no person. */
const IP = /\b(?!127\.|0\.)\d{1,3}(\.\d{1,3}){3}\b/g;
const JWT = /\beyJ[\w-]+\.[\w-]+(\.[\w-]*)+/g;
/** Nine or more digits and spaces, also after a plus sign: the number of a phone, a card or an account. */
const LONG_NUMBER = /(?<![\w.-])\+?\d[\d ]{7,}\d(?![\w.])/g;

type Kind = 'token' | 'secret' | 'mail' | 'digits' | 'ip' | 'address' | 'person' | 'id' | 'data';

const STAND_INS: Record<Kind, (count: number, original: string) => string> = {
  token: (count) => `recorded-token-${count}`,
  secret: () => '***',
  mail: (count) => `persona${count}@example.com`,
  // As many digits as before.
  digits: (count, original) => String(count).padStart(original.replace(/\D/g, '').length, '9'),
  ip: () => '203.0.113.24',
  address: (count) => `Calle ${count}, Lima`,
  person: (count) => `persona${count}`,
  id: (count) => `m-recorded${count}`,
  data: standInOfData,
};

/** What the contract marks as personal and has no pattern of its own keeps its form. */
function standInOfData(count: number, original: string) {
  if (/^https?:/.test(original)) return `https://example.com/recorded/${count}`;
  if (original.startsWith('data:')) return EMPTY_PICTURE;
  if (original.startsWith('/')) return `/recorded/${count}`;
  if (/^\d+$/.test(original)) return String(count).padStart(original.length, '9');
  return `dato${count}`;
}
const EMPTY_PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

/**
 * Replaces tokens, names, numbers, mails and the like. The same text always gets the same stand-in, also
 * where it appears inside another text.
 */
export class Anonymizer {
  private readonly standIns = new Map<string, string>();
  private readonly counts = new Map<Kind, number>();
  /** What only the contract marks as personal. */
  private readonly data = new Set<string>();

  /**
   * Finds personal data, before any value is cleaned: a name may be in a text before its own field. `marked` are the
   * names of fields that the contract marks as personal.
   */
  learn(value: unknown, name = '', marked: readonly string[] = []): void {
    if (Array.isArray(value)) for (const item of value) this.learn(item, name, marked);
    else if (typeof value === 'object' && value !== null)
      for (const [field, inner] of Object.entries(value)) this.learn(inner, field, marked);
    else if (typeof value === 'string' || typeof value === 'number')
      this.learnText(String(value), name, typeof value === 'number', marked.includes(name));
  }

  private learnText(text: string, name: string, isNumber: boolean, isMarked: boolean) {
    const kind =
      FIELDS.find(([, namePattern]) => namePattern.test(name))?.[0] ??
      (isMarked ? 'data' : undefined);
    const isKept = isNumber && !isMarked && kind !== 'digits' && kind !== 'id';
    if (kind && text !== '' && !isKept) this.addStandIn(text, kind);
    if (isNumber) return;
    for (const [mail] of text.matchAll(MAIL)) this.addStandIn(mail, 'mail');
    for (const [token] of text.matchAll(JWT)) this.addStandIn(token, 'token');
    for (const [ip] of text.matchAll(IP)) this.addStandIn(ip, 'ip');
  }

  private addStandIn(text: string, kind: Kind) {
    if (this.standIns.has(text)) return;
    const count = (this.counts.get(kind) ?? 0) + 1;
    this.counts.set(kind, count);
    if (kind === 'data') this.data.add(text);
    this.standIns.set(text, STAND_INS[kind](count, text));
  }

  /** The value without personal data. */
  clean<T>(value: T, marked: readonly string[] = []): T {
    return this.cleanValue(value, '', marked) as T;
  }

  private cleanValue(value: unknown, name: string, marked: readonly string[]): unknown {
    if (Array.isArray(value)) return value.map((item) => this.cleanValue(item, name, marked));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([field, inner]) => [
          this.cleanText(field),
          this.cleanValue(inner, field, marked),
        ]),
      );
    const isMarked = marked.includes(name);
    if (typeof value === 'number') return this.cleanNumber(value, name, isMarked);
    return typeof value === 'string' ? this.cleanText(value, isMarked) : value;
  }

  private cleanNumber(value: number, name: string, isMarked: boolean) {
    const kind = FIELDS.find(([, namePattern]) => namePattern.test(name))?.[0];
    if (kind !== 'digits' && kind !== 'id' && !isMarked) return value;
    const standIn = this.standIns.get(String(value)) ?? '';
    return Number(standIn.replace(/\D/g, '')) || value;
  }

  private cleanText(text: string, isMarked = false): string {
    const known = this.standIns.get(text);
    // A nationality or an id may be a short word that means something else in other fields.
    if (known !== undefined && (isMarked || !this.isShortData(text))) return known;
    // One word is an id or a code, and contains no other text.
    const isOneWord = /^[\w-]+$/.test(text);
    return isOneWord ? text : this.replaceInside(text);
  }

  private isShortData = (text: string) => this.data.has(text) && text.length < 8;

  private replaceInside(text: string) {
    let cleaned = text;
    for (const [original, standIn] of this.longestFirst()) {
      if (original.length < 3 || this.isShortData(original) || !cleaned.includes(original))
        continue;
      const escaped = original.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      cleaned = cleaned.replace(
        new RegExp(`(?<![\\p{L}\\d])${escaped}(?![\\p{L}\\d])`, 'gu'),
        standIn,
      );
    }
    return cleaned.replace(LONG_NUMBER, (digits) => STAND_INS.digits(1, digits));
  }

  /** Long texts first, so that a full name is replaced before its parts. */
  private longestFirst() {
    return [...this.standIns].sort(([a], [b]) => b.length - a.length);
  }
}
