// The place where several processes keep one count. It may be away: then each counts for itself, and nobody waits for it.
import { Redis } from 'ioredis'

type Log = { warn(details: object, message: string): void }

export function openRedis(url: string, log: Log): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: 250,
    connectTimeout: 2_000,
    retryStrategy: attempt => Math.min(5_000, 100 * 2 ** attempt),
  })
  let isAway = false
  redis.on('ready', () => (isAway = false))
  // Said once for each time that it goes away: it is tried for ever.
  redis.on('error', error => {
    if (!isAway) log.warn({ err: error }, 'Redis is away: limits are counted by each process for itself')
    isAway = true
  })
  return redis
}
