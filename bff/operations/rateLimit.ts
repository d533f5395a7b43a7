// How much anybody may ask within a minute, in points: an operation's cost (cost.ts) is taken from the allowance of whoever asks, from
// that of a program's organization, and from that of their network. See decision 0032.
import type { Redis } from 'ioredis'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { Refused } from '../graph/errors.ts'
import { networkOf, siteOf } from './address.ts'

const WINDOW_S = 60

/** What others may spend for each point of a person or a program: everybody behind one address, and whoever is not signed in there. */
const NETWORK_SHARE = 10
const ANONYMOUS_SHARE = 1 / 20
/** The /48 around a network of IPv6, as a multiple of that network: otherwise its 65,536 networks would be as many allowances. */
const SITE_SHARE = 4
/** All programs of an organization together. */
const ORGANIZATION_SHARE = 5

export type Payer = {
  /** The person or the program; undefined for nobody. */
  who: string | undefined
  address: string
  /** The organization of a program, for which all of its programs pay together. */
  organizationId?: string | undefined
}

/** What a payer has left, of what, and in how many seconds there is all of it again. */
export type Budget = { limit: number; remaining: number; resetSeconds: number }

/** Nothing is left of this; there will be more after so many seconds. */
export class RateLimitExceeded extends Refused {
  readonly retryAfter: number
  readonly budget: Budget

  constructor(budget: Budget) {
    super('R-3')
    this.retryAfter = budget.resetSeconds
    this.budget = budget
  }
}

export type RateLimit = {
  /** Takes what an operation costs; gives what the payer has left. Throws `RateLimitExceeded` when that is too little. */
  spend(payer: Payer, points: number): Promise<Budget>
}

/** `redis`: where several processes keep one count; without it, and while it is away, each counts for itself. */
export function openRateLimit(perMinute: number, redis?: Redis): RateLimit {
  const allowance = (name: string, share: number) => openAllowance(name, Math.floor(perMinute * share), redis)
  const persons = allowance('person', 1)
  const organizations = allowance('organization', ORGANIZATION_SHARE)
  const networks = allowance('network', NETWORK_SHARE)
  const anonymous = allowance('anonymous', ANONYMOUS_SHARE)
  const sites = allowance('site', NETWORK_SHARE * SITE_SHARE)
  const anonymousOfSite = allowance('anonymous-site', ANONYMOUS_SHARE * SITE_SHARE)
  return {
    async spend({ who, address, organizationId }, points) {
      const network = networkOf(address)
      const site = siteOf(address)
      if (who === undefined) {
        const left = await anonymous(network, points)
        if (site !== null) await anonymousOfSite(site, points)
        return left
      }
      const own = await persons(who, points)
      // Only then: whoever goes on asking with nothing left must not use up what the others have, there and at that address.
      const shared = organizationId === undefined ? own : await organizations(organizationId, points)
      await networks(network, points)
      if (site !== null) await sites(site, points)
      return shared.remaining < own.remaining ? shared : own
    },
  }
}

type Allowance = (name: string, points: number) => Promise<Budget>

function openAllowance(keyPrefix: string, limit: number, redis: Redis | undefined): Allowance {
  const options = { points: limit, duration: WINDOW_S }
  const here = new RateLimiterMemory(options)
  const limiter = redis
    ? new RateLimiterRedis({ ...options, keyPrefix: `arus:${keyPrefix}`, storeClient: redis, insuranceLimiter: here })
    : here
  return (name, points) => take(limiter, limit, name, points)
}

async function take(limiter: RateLimiterAbstract, limit: number, name: string, points: number): Promise<Budget> {
  try {
    const { remainingPoints, msBeforeNext } = await limiter.consume(name, points)
    return { limit, remaining: remainingPoints, resetSeconds: secondsOf(msBeforeNext) }
  } catch (error) {
    if (error instanceof RateLimiterRes) {
      const remaining = Math.max(0, error.remainingPoints)
      throw new RateLimitExceeded({ limit, remaining, resetSeconds: secondsOf(error.msBeforeNext) })
    }
    throw error
  }
}

const secondsOf = (ms: number) => Math.ceil(ms / 1_000)
