// The cost budget per minute: an operation's cost (cost.ts) is charged to the caller, to an API token's organization, and to the caller's
// network. See decision 0032.
import type { Redis } from 'ioredis'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { Refused } from '../graph/errors.ts'
import { networkOf, siteOf } from './address.ts'

const WINDOW_S = 60

/** The budget of one address, for all callers and for anonymous ones, as a multiple of one caller's. */
const NETWORK_SHARE = 10
const ANONYMOUS_SHARE = 1 / 20
/**
 * The budget of the /48 around an IPv6 network, as a multiple of that network's: otherwise its 65,536 networks would each have their own.
 */
const SITE_SHARE = 4
/** All API tokens of an organization together. */
const ORGANIZATION_SHARE = 5

export type Payer = {
  /** The user or API token; undefined for an anonymous caller. */
  who: string | undefined
  address: string
  /** The organization of an API token, to which all its tokens are charged. */
  organizationId?: string | undefined
}

/** The payer's limit, what remains of it, and the seconds until it is full again. */
export type Budget = { limit: number; remaining: number; resetSeconds: number }

/** The budget is used up; more is available after so many seconds. */
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
  /** Charges an operation's cost; returns the payer's remaining budget. Throws `RateLimitExceeded` if it is too small. */
  spend(payer: Payer, points: number): Promise<Budget>
}

/** `redis`: where several processes share one count; without it, and while it is unavailable, each counts separately. */
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
      // Only then: a caller with nothing left must not use up the budget of others in the organization or at that address.
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
