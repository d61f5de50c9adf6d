/** The clock of one database: runs like the real one, and can be set, moved and frozen. */
export class Clock {
  private offset = 0;
  private frozenAt: number | undefined;

  constructor(start?: number) {
    if (start !== undefined) this.set(start);
  }

  now() {
    return this.frozenAt ?? Date.now() + this.offset;
  }

  set(at: number) {
    this.offset = at - Date.now();
    if (this.frozenAt !== undefined) this.frozenAt = at;
  }

  advance(ms: number) {
    this.offset += ms;
    if (this.frozenAt !== undefined) this.frozenAt += ms;
  }

  freeze(at = this.now()) {
    this.frozenAt = at;
  }

  resume() {
    const at = this.now();
    this.frozenAt = undefined;
    this.set(at);
  }

  getState() {
    return { offset: this.offset, frozenAt: this.frozenAt };
  }

  setState(saved: { offset: number; frozenAt?: number | undefined }) {
    this.offset = saved.offset;
    this.frozenAt = saved.frozenAt;
  }
}
