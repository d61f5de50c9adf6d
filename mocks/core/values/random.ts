/** Seeded random numbers (mulberry32): the same seed and the same calls give the same numbers. */
export class Random {
  constructor(private state: number) {}

  /** Makes a seed of a text by the hash function FNV-1a. */
  static fromText(text: string) {
    let hash = 2166136261;
    for (const char of text) hash = Math.imul(hash ^ char.charCodeAt(0), 16777619);
    return new Random(hash >>> 0);
  }

  /** From 0 up to, but not including, 1. */
  next() {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  /** A whole number between two others, both included. */
  integer(low: number, high: number) {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  pick<T>(list: readonly T[]): T {
    return list[this.integer(0, list.length - 1)] as T;
  }

  isHit(probability: number) {
    return this.next() < probability;
  }

  shuffle<T>(list: readonly T[]): T[] {
    const shuffled = [...list];
    for (let i = shuffled.length - 1; i > 0; i--) {
      const j = this.integer(0, i);
      [shuffled[i], shuffled[j]] = [shuffled[j] as T, shuffled[i] as T];
    }
    return shuffled;
  }

  digits(length: number) {
    return Array.from({ length }, () => this.integer(0, 9)).join('');
  }

  hex(length: number) {
    return Array.from({ length }, () => this.integer(0, 15).toString(16)).join('');
  }

  getState() {
    return this.state;
  }

  setState(state: number) {
    this.state = state;
  }
}
