// Names of counterparties in columns. A name without an exact match is compared with hundreds of others, most of which a few numbers rule
// out: fetching each from scattered memory would take longer than comparing it.
import { holdsName, type Name, nameSimilarity, SIMILAR_NAME } from '../../bankText/public.ts'

export class KnownNames {
  private readonly names: readonly Name[]
  /** By owner: where its names begin; finally where the last one's end. */
  private readonly starts: Uint32Array
  private readonly beginnings: Int32Array
  private readonly lengths: Int32Array
  private readonly firstLetters: Uint16Array

  /** `names`: of each owner. */
  constructor(names: readonly (readonly Name[])[]) {
    this.names = names.flat()
    this.starts = new Uint32Array(names.length + 1)
    for (const [owner, { length }] of names.entries()) this.starts[owner + 1] = this.starts[owner]! + length
    this.beginnings = Int32Array.from(this.names, ({ beginnings }) => beginnings)
    this.lengths = Int32Array.from(this.names, ({ letters }) => letters.length)
    this.firstLetters = Uint16Array.from(this.names, ({ letters }) => letters.charCodeAt(0))
  }

  /** The similarity of the owner's best name, in percent; may be 0 if none is similar. */
  similarity(owner: number, seen: Name): number {
    let best = 0
    for (let at = this.starts[owner]!; at < this.starts[owner + 1]!; at++)
      if (this.maybeSimilar(at, seen)) best = Math.max(best, nameSimilarity(seen, this.names[at]!))
    return best
  }

  /** Whether a text contains one of an owner's names. `beginnings`: of all of the text's words. */
  isHeldBy(owner: number, words: readonly string[], beginnings: number): boolean {
    for (let at = this.starts[owner]!; at < this.starts[owner + 1]!; at++) {
      const mayHold = (this.beginnings[at]! & beginnings) === this.beginnings[at]
      if (mayHold && holdsName(words, this.names[at]!)) return true
    }
    return false
  }

  /** False for most names that are not similar: decided from the beginnings of their words, in a fraction of the time. */
  private maybeSimilar(at: number, { words, wordBeginnings, letters }: Name): boolean {
    const begins = this.firstLetters[at] === letters.charCodeAt(0) && this.names[at]!.letters.startsWith(letters)
    if (begins) return true
    const beginnings = this.beginnings[at]!
    const length = this.lengths[at]!
    const last = words.length - 1
    // The maximum that they can share, and the minimum that differs.
    let shared = 0
    let strange = 0
    for (let place = 0; place <= last; place++) {
      const own = words[place]!.length
      const isThere = (wordBeginnings[place]! & beginnings) !== 0
      if (isThere) shared += place === last ? (own + length) / 2 : own
      else if (place < last) strange += own
    }
    return Math.round((200 * shared) / (letters.length + length + strange)) >= SIMILAR_NAME
  }
}
