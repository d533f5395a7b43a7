/** Things by any of several names. */
export class ByName<Thing> {
  readonly #things = new Map<string, Set<Thing>>()
  readonly #names = new Map<Thing, readonly string[]>()

  add(names: readonly string[], thing: Thing): void {
    this.#names.set(thing, names)
    for (const name of names) this.#things.set(name, (this.#things.get(name) ?? new Set()).add(thing))
  }

  remove(thing: Thing): void {
    for (const name of this.#names.get(thing) ?? []) {
      const things = this.#things.get(name)
      things?.delete(thing)
      if (things?.size === 0) this.#things.delete(name)
    }
    this.#names.delete(thing)
  }

  /** A copy, so that things may be added and removed during iteration. */
  get(name: string): readonly Thing[] {
    return [...(this.#things.get(name) ?? [])]
  }

  count(name: string): number {
    return this.#things.get(name)?.size ?? 0
  }
}
