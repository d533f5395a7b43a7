// Counters shared by several BFFs, in a real Redis. Skipped where no `redis-server` is installed; CI installs one.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRateLimit, RateLimitExceeded } from '../../bff/operations/rateLimit.ts'
import { openRedis } from '../../bff/operations/redis.ts'
import { freePorts } from '../support/freePorts.ts'

const isInstalled = spawnSync('redis-server', ['--version']).status === 0

describe.skipIf(!isInstalled)('an allowance of several processes', () => {
  const somebody = { who: 'api-token:1', address: '192.0.2.1', organizationId: 'one' }
  let server: ChildProcess
  let url: string
  const warnings: string[] = []
  const open = async () => {
    const redis = openRedis(url, { warn: (_details, message) => void warnings.push(message) })
    if (redis.status !== 'ready') await once(redis, 'ready')
    return redis
  }

  beforeAll(async () => {
    const port = await freePorts(1)
    url = `redis://127.0.0.1:${port}`
    server = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'])
    for await (const chunk of server.stdout ?? []) if (String(chunk).includes('Ready to accept')) break
  })
  afterAll(() => server.kill('SIGKILL'))

  test('is one for all of them, and each has its own while Redis is away', async () => {
    const clients = [await open(), await open()]
    const [one, other] = clients.map(redis => openRateLimit(600, redis))
    expect(await one?.spend(somebody, 400)).toMatchObject({ limit: 600, remaining: 200 })
    expect(await other?.spend(somebody, 150)).toMatchObject({ remaining: 50 })
    await expect(one?.spend(somebody, 51)).rejects.toThrow(RateLimitExceeded)

    const gone = clients.map(redis => once(redis, 'close'))
    server.kill('SIGKILL')
    await Promise.all(gone)
    expect(await one?.spend(somebody, 400)).toMatchObject({ remaining: 200 })
    expect(await other?.spend(somebody, 400)).toMatchObject({ remaining: 200 })
    await expect.poll(() => warnings).toHaveLength(2)
    for (const redis of clients) redis.disconnect()
  })
})
