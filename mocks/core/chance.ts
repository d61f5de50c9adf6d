/** Seeded chance (mulberry32): the same seed and the same questions give the same answers. */
export class Chance {
  constructor(private state: number) {}

  static of(text: string) {
    let hash = 2166136261;
    for (const char of text) hash = Math.imul(hash ^ char.charCodeAt(0), 16777619);
    return new Chance(hash >>> 0);
  }

  /** From 0 up to, but not including, 1. */
  next() {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  /** A whole number, both ends included. */
  whole(low: number, high: number) {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  pick<T>(list: readonly T[]): T {
    return list[this.whole(0, list.length - 1)] as T;
  }

  happens(share: number) {
    return this.next() < share;
  }

  shuffle<T>(list: readonly T[]): T[] {
    const out = [...list];
    for (let i = out.length - 1; i > 0; i--) {
      const j = this.whole(0, i);
      [out[i], out[j]] = [out[j] as T, out[i] as T];
    }
    return out;
  }

  digits(length: number) {
    return Array.from({ length }, () => this.whole(0, 9)).join('');
  }

  hex(length: number) {
    return Array.from({ length }, () => this.whole(0, 15).toString(16)).join('');
  }

  save() {
    return this.state;
  }

  load(state: number) {
    this.state = state;
  }
}
