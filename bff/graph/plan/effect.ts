/** The outcome of the only field of a mutation. */
export class Effect {
  #outcome: Promise<unknown> | undefined

  once(act: () => Promise<unknown>): Promise<unknown> {
    this.#outcome ??= act()
    return this.#outcome
  }
}
