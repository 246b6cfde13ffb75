import { type Figure, figureOf } from '../statistics.ts';

export type Kind = 'traced' | 'observed' | 'shown';

/** What was measured again and again, by name, kind and device. */
export class Readings {
  readonly #values = new Map<string, number[]>();

  add(name: string, kind: Kind, device: string, value: number): void {
    const key = JSON.stringify([name, kind, device]);
    this.#values.set(key, [...(this.#values.get(key) ?? []), value]);
  }

  /** Undefined where nothing of this kind was measured. */
  figure(name: string, kind: Kind, device: string): Figure | undefined {
    const values = this.#values.get(JSON.stringify([name, kind, device]));
    return values && figureOf(values);
  }
}
