// Where several processes share one count. While it is unavailable, each counts separately and no request waits for it.
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
  // Logged once per outage: the connection is retried forever.
  redis.on('error', error => {
    if (!isAway) log.warn({ err: error }, 'Redis is away: limits are counted by each process for itself')
    isAway = true
  })
  return redis
}
