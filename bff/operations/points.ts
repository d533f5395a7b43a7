// How much anybody may ask within a minute, in points: an operation's cost (cost.ts) is taken from the allowance of whoever asks and
// from that of their network. See decision 0100.
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { Refused } from '../graph/errors.ts'

const WINDOW_S = 60

/** What others may spend for each point of a person or a program: everybody behind one address, and whoever is not signed in there. */
const NETWORK_SHARE = 10
const STRANGERS_SHARE = 1 / 20

export type Payer = {
  /** The person or the program; undefined for nobody. */
  who: string | undefined
  address: string
}

/** Nothing is left; there will be more after so many seconds. */
export class PointsSpent extends Refused {
  readonly retryAfter: number

  constructor(retryAfter: number) {
    super('R-3')
    this.retryAfter = retryAfter
  }
}

export type Points = {
  /** Takes what an operation costs; gives what the payer has left. Throws `PointsSpent` when that is too little. */
  spend(payer: Payer, points: number): Promise<number>
}

export function openPoints(perMinute: number): Points {
  const persons = allowance(perMinute)
  const networks = allowance(perMinute * NETWORK_SHARE)
  const strangers = allowance(perMinute * STRANGERS_SHARE)
  return {
    async spend({ who, address }, points) {
      const network = networkOf(address)
      if (who === undefined) return take(strangers, network, points)
      const left = await take(persons, who, points)
      // Only then: whoever goes on asking with nothing left must not use up what the others at that address have.
      await take(networks, network, points)
      return left
    },
  }
}

const allowance = (points: number): RateLimiterAbstract =>
  new RateLimiterMemory({ points: Math.floor(points), duration: WINDOW_S })

async function take(limiter: RateLimiterAbstract, name: string, points: number): Promise<number> {
  try {
    const { remainingPoints } = await limiter.consume(name, points)
    return remainingPoints
  } catch (error) {
    if (error instanceof RateLimiterRes) throw new PointsSpent(Math.ceil(error.msBeforeNext / 1_000))
    throw error
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
