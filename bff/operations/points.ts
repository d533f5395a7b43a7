// How much anybody may ask within a minute, in points: an operation's cost (cost.ts) is taken from the allowance of whoever asks and
// from that of their network. An allowance fills up again all the time, so that nobody waits for a full minute to end. See decision 0100.
import { Refused } from '../graph/errors.ts'

const MINUTE_MS = 60_000

/** What others may spend for each point of a person or a program: everybody behind one address, and whoever is not signed in there. */
const NETWORK_SHARE = 10
const STRANGERS_SHARE = 1 / 20

export type Payer = {
  /** The person or the program; undefined for nobody. */
  who: string | undefined
  address: string
}

/** Nothing is left; there will be enough after so many seconds. */
export class PointsSpent extends Refused {
  readonly retryAfter: number

  constructor(retryAfter: number) {
    super('R-3')
    this.retryAfter = retryAfter
  }
}

/** What is spent of an allowance; it goes back to nothing within a minute. */
type Spent = { points: number; at: number }
type Account = { name: string; perMinute: number }

export class Points {
  readonly #perMinute: number
  readonly #now: () => number
  /** Those who have asked in this minute, and in the one before; of anybody else all is paid back. */
  #recent = new Map<string, Spent>()
  #older = new Map<string, Spent>()
  #turnedAt: number

  constructor(perMinute: number, now: () => number = () => performance.now()) {
    this.#perMinute = perMinute
    this.#now = now
    this.#turnedAt = now()
  }

  /** Takes points from all who pay, or from none; gives what the payer has left. Throws `PointsSpent` when one of them has too few. */
  spend(payer: Payer, points: number): number {
    const now = this.#now()
    this.#turn(now)
    const accounts = this.#accountsOf(payer)
    const wait = Math.max(...accounts.map(account => this.#secondsUntil(account, points, now)))
    if (wait > 0) throw new PointsSpent(Math.ceil(wait))
    const [own] = accounts.map(account => this.#take(account, points, now))
    return Math.floor(own ?? 0)
  }

  #accountsOf({ who, address }: Payer): Account[] {
    const network = networkOf(address)
    if (who === undefined) return [{ name: `strangers ${network}`, perMinute: this.#perMinute * STRANGERS_SHARE }]
    return [
      { name: who, perMinute: this.#perMinute },
      { name: `network ${network}`, perMinute: this.#perMinute * NETWORK_SHARE },
    ]
  }

  #secondsUntil({ name, perMinute }: Account, points: number, now: number): number {
    return ((this.#spentOf(name, perMinute, now) + points - perMinute) * 60) / perMinute
  }

  #take({ name, perMinute }: Account, points: number, now: number): number {
    const spent = this.#spentOf(name, perMinute, now) + points
    this.#recent.set(name, { points: spent, at: now })
    return perMinute - spent
  }

  #spentOf(name: string, perMinute: number, now: number): number {
    const last = this.#recent.get(name) ?? this.#older.get(name)
    return last ? Math.max(0, last.points - (perMinute * (now - last.at)) / MINUTE_MS) : 0
  }

  #turn(now: number): void {
    const minutes = (now - this.#turnedAt) / MINUTE_MS
    if (minutes < 1) return
    this.#older = minutes < 2 ? this.#recent : new Map()
    this.#recent = new Map()
    this.#turnedAt = now
  }
}

/** An address, or the half of a long one that names a network: whoever has one of those has them all. */
export function networkOf(address: string): string {
  if (address.startsWith('::ffff:')) return address.slice('::ffff:'.length)
  if (!address.includes(':')) return address
  const [before = '', after] = address.split('::', 2)
  const head = before === '' ? [] : before.split(':')
  const tail = after === undefined || after === '' ? [] : after.split(':')
  const zeros = after === undefined ? 0 : 8 - head.length - tail.length
  return [...head, ...Array.from({ length: zeros }, () => '0'), ...tail].slice(0, 4).join(':')
}
