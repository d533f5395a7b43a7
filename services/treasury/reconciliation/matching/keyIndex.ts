// Maps keys to documents. There are hundreds of thousands: with a map and an object for each, building a pool took half as long again.
import type { KeyStrength } from '../../bankText/public.ts'

const NONE = -1

/** Keys in order of arrival, each with the index of its document. */
export class CollectedKeys {
  readonly texts: string[] = []
  readonly places: number[] = []
  readonly strengths: KeyStrength[] = []

  add(text: string, place: number, strength: KeyStrength): void {
    this.texts.push(text)
    this.places.push(place)
    this.strengths.push(strength)
  }
}

/** Finds all documents of a key, last added first. */
export class KeyIndex {
  private readonly keys: CollectedKeys
  private readonly hashes: Int32Array
  /** By the last bits of a hash, the start of its chain; and for each key the next one in its chain. */
  private readonly heads: Int32Array
  private readonly next: Int32Array

  constructor(keys: CollectedKeys) {
    const { length } = keys.texts
    this.keys = keys
    this.hashes = Int32Array.from(keys.texts, hashOf)
    this.heads = new Int32Array(roomFor(length)).fill(NONE)
    this.next = new Int32Array(length)
    for (let at = 0; at < length; at++) {
      const slot = this.slotOf(this.hashes[at]!)
      this.next[at] = this.heads[slot]!
      this.heads[slot] = at
    }
  }

  get(text: string): { place: number; strength: KeyStrength }[] {
    const { texts, places, strengths } = this.keys
    const hash = hashOf(text)
    const found: { place: number; strength: KeyStrength }[] = []
    for (let at = this.heads[this.slotOf(hash)]!; at !== NONE; at = this.next[at]!)
      if (this.hashes[at] === hash && texts[at] === text) found.push({ place: places[at]!, strength: strengths[at]! })
    return found
  }

  private slotOf(hash: number): number {
    return hash & (this.heads.length - 1)
  }
}

/** A power of two, so that chains are short. */
const roomFor = (keys: number) => 2 ** Math.ceil(Math.log2(keys + 1))

/** FNV-1a, with its upper bits mixed into those that select the slot. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash ^ (hash >>> 15)
}
