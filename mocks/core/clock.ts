/** A database's own time: runs with the real one until it is frozen, moved or set. */
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
    this.set(this.now() + ms);
  }

  freeze(at = this.now()) {
    this.frozenAt = at;
  }

  run() {
    const at = this.now();
    this.frozenAt = undefined;
    this.set(at);
  }

  save() {
    return { offset: this.offset, frozenAt: this.frozenAt };
  }

  load(saved: { offset: number; frozenAt?: number | undefined }) {
    this.offset = saved.offset;
    this.frozenAt = saved.frozenAt;
  }
}
