// The quota per minute: shared by HTTP and the websocket.
import { request } from 'node:http'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Budget, openRateLimit, RateLimitExceeded } from '../../bff/operations/rateLimit.ts'
import { openSocket, type SocketClient } from './support/socketClient.ts'
import { ORGANIZATIONS } from './support/stubServices.ts'
import { startBff, type TestBff } from './support/testBff.ts'

describe('an allowance', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const somebody = { who: 'person 1', address: '192.0.2.1' }
  /** The retry time in seconds. */
  const wait = (answer: Promise<Budget>) =>
    answer.then(
      () => 0,
      (error: unknown) => {
        if (error instanceof RateLimitExceeded) return error.retryAfter
        throw error
      },
    )

  test('is spent, then refused until the minute is over', async () => {
    const points = openRateLimit(600)
    expect(await points.spend(somebody, 400)).toMatchObject({ remaining: 200 })
    vi.advanceTimersByTime(20_000)
    expect(await points.spend(somebody, 200)).toMatchObject({ remaining: 0 })
    expect(await wait(points.spend(somebody, 1))).toBe(40)
    vi.advanceTimersByTime(39_001)
    expect(await wait(points.spend(somebody, 1))).toBe(1)
    vi.advanceTimersByTime(1_000)
    expect(await points.spend(somebody, 1)).toMatchObject({ remaining: 599 })
  })

  test('is everybody’s own, and a larger one that of their network', async () => {
    const points = openRateLimit(600)
    const person = (number: number, address = '192.0.2.9') => ({ who: `person ${number}`, address })
    for (let number = 1; number <= 10; number++)
      expect(await points.spend(person(number), 600)).toMatchObject({ remaining: 0 })
    expect(await wait(points.spend(person(11), 1))).toBe(60)
    expect(await points.spend(person(12, '192.0.2.10'), 1)).toMatchObject({ remaining: 599 })
  })

  test('of a network is not used up by whoever has nothing left', async () => {
    const points = openRateLimit(600)
    for (let time = 0; time < 50; time++) await wait(points.spend(somebody, 600))
    expect(await points.spend({ ...somebody, who: 'person 2' }, 600)).toMatchObject({ remaining: 0 })
  })

  test('of a program is its own, and that of all programs of an organization five times as large', async () => {
    const points = openRateLimit(600)
    const program = (number: number, organizationId = 'one') => ({
      who: `api-token:${number}`,
      address: `192.0.2.${number}`,
      organizationId,
    })
    for (let number = 1; number < 5; number++) await points.spend(program(number), 600)
    // The reported limit is the one that ends first.
    expect(await points.spend(program(5), 500)).toEqual({ limit: 600, remaining: 100, resetSeconds: 60 })
    expect(await points.spend(program(6), 90)).toEqual({ limit: 3_000, remaining: 10, resetSeconds: 60 })
    expect(await wait(points.spend(program(7), 11))).toBe(60)
    expect(await points.spend(program(8, 'another'), 600)).toMatchObject({ remaining: 0 })
  })

  test('of those who are not signed in is one for a network, and small', async () => {
    const points = openRateLimit(600)
    const nobody = (address: string) => ({ who: undefined, address })
    expect(await points.spend(nobody('2001:db8:1:2::1'), 30)).toMatchObject({ remaining: 0 })
    expect(await wait(points.spend(nobody('2001:db8:1:2:ffff::9'), 1))).toBe(60)
    expect(await points.spend(nobody('2001:db8:1:3::1'), 1)).toMatchObject({ remaining: 29 })
    expect(await points.spend({ who: 'person 1', address: '2001:db8:1:2::1' }, 1)).toMatchObject({ remaining: 599 })
  })

  test('of a site of IPv6 is four times that of a network, whatever its networks', async () => {
    const points = openRateLimit(600)
    const nobody = (network: number) => ({ who: undefined, address: `2001:db8:1:${network}::1` })
    for (let network = 0; network < 4; network++)
      expect(await points.spend(nobody(network), 30)).toMatchObject({ remaining: 0 })
    expect(await wait(points.spend(nobody(5), 1))).toBe(60)
    expect(await points.spend({ who: undefined, address: '2001:db8:2::1' }, 1)).toMatchObject({ remaining: 29 })
  })
})

describe('an operation', () => {
  let bff: TestBff
  let socket: SocketClient | undefined
  afterEach(async () => {
    socket?.close()
    socket = undefined
    await bff.close()
  })

  const query = '{ organization { bankAccounts(first: 10) { edges { node { id alias } } } } }'
  /** `organization`, its connection, its edges, and ten times a node with two fields. */
  const cost = 1 + 1 + 1 + 10 * (1 + 2)
  const start = async (pointsPerMinute: number) => {
    bff = await startBff({ config: { pointsPerMinute } })
  }

  test('T13: beyond the allowance is 429 with the time to wait, and reaches no service', async () => {
    await start(cost * 1.5)
    expect((await bff.ask({ query })).status).toBe(200)
    bff.services.takeJournal()
    const { status, headers, body } = await bff.ask({ query }, { headers: { 'accept-language': 'id' } })
    expect(status).toBe(429)
    const retryAfter = Number(headers.get('retry-after'))
    expect(retryAfter).toBeGreaterThan(0)
    expect(retryAfter).toBeLessThanOrEqual(60)
    expect(body).toEqual({
      errors: [
        {
          message: 'Terlalu banyak permintaan. Coba lagi beberapa saat lagi.',
          extensions: { code: 'R-3', retryAfter },
        },
      ],
      extensions: { cost: { requested: cost, limit: Math.floor(cost * 1.5), remaining: 0, resetSeconds: retryAfter } },
    })
    expect(Object.fromEntries(headers)).toMatchObject({
      'ratelimit-limit': String(Math.floor(cost * 1.5)),
      'ratelimit-remaining': '0',
      'ratelimit-reset': String(retryAfter),
    })
    expect(bff.services.takeJournal()).toEqual([])
  })

  test.each([
    ['of the header', { 'accept-language': 'id' }, 'Terlalu banyak permintaan'],
    [
      'of the header, whatever the cookie says',
      { 'accept-language': 'en', cookie: 'language=id' },
      'Too many requests',
    ],
    ['of the cookie', { cookie: 'language=id' }, 'Terlalu banyak permintaan'],
    ['English otherwise', {}, 'Too many requests'],
  ])('beyond the allowance is told in the language %s', async (_which, headers, words) => {
    await start(100)
    // Low-level, since fetch adds its own language.
    const ask = () =>
      new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
        const body = JSON.stringify({ query: '{ __typename a: viewer { id } b: viewer { id } }' })
        request(
          `${bff.url}/graphql`,
          { method: 'POST', headers: { ...headers, 'content-type': 'application/json' } },
          answer => {
            let text = ''
            answer.on('data', chunk => (text += String(chunk)))
            answer.on('end', () => resolve({ status: answer.statusCode, text }))
          },
        )
          .on('error', reject)
          .end(body)
      })
    await ask()
    const { status, text } = await ask()
    expect(status).toBe(429)
    expect(text).toContain(words)
  })

  test('T13: spends the same allowance on both transports', async () => {
    await start(cost * 2.5)
    socket = await openSocket(bff, { session: bff.session, organizationId: ORGANIZATIONS.own })
    expect(await socket.run({ query })).toMatchObject({ type: 'next' })
    expect((await bff.ask({ query })).status).toBe(200)
    expect(await socket.run({ query })).toMatchObject({
      type: 'error',
      payload: [{ extensions: { code: 'R-3', retryAfter: expect.any(Number) } }],
    })
    expect((await bff.ask({ query })).status).toBe(429)
  })

  test('of another session of the same person is taken from the same allowance', async () => {
    await start(cost * 1.5)
    const [one, other] = [0, 1].map(() => bff.services.signIn(undefined, 'a person with two browsers'))
    expect((await bff.ask({ query }, { session: one! })).status).toBe(200)
    expect((await bff.ask({ query }, { session: other! })).status).toBe(429)
    expect((await bff.ask({ query })).status).toBe(200)
  })

  test('of a program has its own allowance, and tells what is left of it', async () => {
    await start(cost * 1.5)
    await bff.ask({ query })
    const { status, text, headers } = await bff.ask({ query }, { token: bff.session })
    expect(status).toBe(200)
    const remaining = Math.floor(cost * 0.5)
    const budget = { limit: Math.floor(cost * 1.5), remaining }
    expect(JSON.parse(text)).toMatchObject({ extensions: { cost: { requested: cost, ...budget, resetSeconds: 60 } } })
    expect(Object.fromEntries(headers)).toMatchObject({
      'ratelimit-limit': String(budget.limit),
      'ratelimit-remaining': String(remaining),
      'ratelimit-reset': '60',
    })
    expect((await bff.ask({ query }, { token: bff.session })).status).toBe(429)
  })

  test('of nobody is counted for the address', async () => {
    await start(100)
    const ask = () => bff.ask({ query: '{ __typename a: viewer { id } b: viewer { id } }' }, { session: null })
    expect((await ask()).status).toBe(200)
    expect((await ask()).status).toBe(429)
    // Signed-in users have their own quota.
    expect((await bff.ask({ query: '{ organization { uuid } }' })).status).toBe(200)
  })
})
