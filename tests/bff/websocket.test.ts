// The websocket: its close codes, access, cost, and end.
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { waitFor, waitUntil } from '../support/waitFor.ts'
import { encodeId } from '../../bff/graph/globalId.ts'
import { openSocket, SocketClient } from './support/socketClient.ts'
import { ORGANIZATIONS } from './support/stubServices.ts'
import { startBff, type TestBff } from './support/testBff.ts'
import { busyFor } from '../support/until.ts'

let bff: TestBff
beforeAll(async () => {
  bff = await startBff()
  await waitUntil(() => bff.services.feedReaders() === 2)
})
afterAll(() => bff.close())
afterEach(() => {
  bff.services.heal()
  bff.services.takeJournal()
})

const connect = (session = bff.services.signIn()) => openSocket(bff, { session, organizationId: ORGANIZATIONS.own })
const bare = (options: ConstructorParameters<typeof SocketClient>[1] = { cookie: `arus=${bff.services.signIn()}` }) =>
  new SocketClient(bff.url, options).opened()
const account = (index = 0) => bff.services.ledger.accounts[index]!
const idOf = (index = 0, organization: string = ORGANIZATIONS.own) =>
  encodeId('BankAccount', organization, bff.services.ledgerOf(organization).accounts[index]!.id)
const changed = (index = 0) =>
  bff.services.emit('treasury', { type: 'bank-account.changed', subjectId: account(index).id })
const init = { type: 'connection_init', payload: { organizationId: ORGANIZATIONS.own } }

const CHANGED = 'subscription($id: ID) { bankAccountChanged(id: $id) { id alias } }'

describe('close codes', () => {
  test('no init: 4408', async () => {
    const client = await bare()
    const { code, afterMs } = await client.closed
    expect(code).toBe(4408)
    expect(afterMs).toBeGreaterThan(2_500)
  })

  test('init refused: 4403', async () => {
    for (const [cookie, payload] of [
      [undefined, {}],
      ['arus=stale', {}],
      [`arus=${bff.services.signIn()}`, { organizationId: ORGANIZATIONS.foreign }],
      [undefined, { authorization: 'Basic abc' }],
    ] as const) {
      const client = await bare(cookie ? { cookie } : {})
      client.send({ type: 'connection_init', payload })
      expect(await client.closed).toMatchObject({ code: 4403 })
    }
  })

  test('subscribe before the acknowledgement: 4401', async () => {
    const client = await bare()
    client.subscribe({ query: CHANGED })
    expect(await client.closed).toMatchObject({ code: 4401 })
  })

  test('a second init: 4429', async () => {
    const client = await connect()
    client.send(init)
    expect(await client.closed).toMatchObject({ code: 4429 })
  })

  test.each(['no JSON', '{"type":"nonsense"}', '{"type":"subscribe","id":"1"}', '[]'])(
    'a bad message (%s): 4400',
    async text => {
      const client = await connect()
      client.send(text)
      expect(await client.closed).toMatchObject({ code: 4400 })
    },
  )

  test('an id that is in use: 4409', async () => {
    const client = await connect()
    const id = client.subscribe({ query: CHANGED })
    client.send({ type: 'subscribe', id, payload: { query: CHANGED } })
    expect(await client.closed).toMatchObject({ code: 4409 })
  })

  test('another protocol: 4406', async () => {
    const client = new SocketClient(bff.url, { cookie: `arus=${bff.services.signIn()}`, protocol: 'graphql-ws' })
    expect([4406, 1006]).toContain((await client.closed).code)
  })

  test('T14: a message beyond 64 KiB: 1009, and nothing on the console', async () => {
    const onConsole = vi.spyOn(console, 'error')
    const client = await connect()
    client.subscribe({ query: `${CHANGED} # ${'x'.repeat(70_000)}` })
    expect(await client.closed).toMatchObject({ code: 1009 })
    expect(onConsole).not.toHaveBeenCalled()
    onConsole.mockRestore()
  })

  test('T14: more messages than a page ever sends: 4429', async () => {
    const client = await connect()
    for (let index = 0; index < 110; index++) client.send({ type: 'ping' })
    expect(await client.closed).toMatchObject({ code: 4429 })
  })

  test('T14: a sixth socket of one person: 4429', async () => {
    const session = bff.services.signIn()
    const clients = await Promise.all(Array.from({ length: 5 }, () => connect(session)))
    const sixth = await bare({ cookie: `arus=${session}` })
    sixth.send(init)
    expect(await sixth.closed).toMatchObject({ code: 4429 })
    clients[0]!.close()
    await clients[0]!.closed
    // The server detects it a moment later.
    await waitFor(async () => {
      const again = await bare({ cookie: `arus=${session}` })
      again.send(init)
      const isIn = again.next(({ type }) => type === 'connection_ack').catch(() => undefined)
      expect(await Promise.race([isIn, again.closed])).toMatchObject({ type: 'connection_ack' })
      again.close()
    })
    for (const client of clients) client.close()
  })

  test('events were missed: 1012, so that the client reads again', async () => {
    const client = await connect()
    bff.services.reset('treasury')
    expect(await client.closed).toMatchObject({ code: 1012 })
    expect(bff.auth.drops).toContain('*')
  })
})

describe('who gets in', () => {
  test('T2: another origin does not', async () => {
    const client = new SocketClient(bff.url, { cookie: `arus=${bff.session}`, origin: 'https://evil.test' })
    expect(await client.closed).toMatchObject({ code: 1006 })
    const own = await openSocket(bff, { session: bff.session, origin: new URL(bff.url).origin })
    own.close()
  })

  test('an API token does, at another path nobody does', async () => {
    const client = await openSocket(bff, { token: bff.services.signIn(), organizationId: ORGANIZATIONS.own })
    expect(await client.run({ query: '{ organization { uuid } }' })).toMatchObject({ type: 'next' })
    client.close()
    const elsewhere = new SocketClient(`${bff.url}/elsewhere`, {})
    expect(await elsewhere.closed).toMatchObject({ code: 1006 })
  })

  test.each(['session.ended', 'membership.changed'])('whoever has lost it goes within two seconds: %s', async type => {
    const session = bff.services.signIn()
    const client = await connect(session)
    client.subscribe({ query: CHANGED })
    const { userId } = bff.services.sessions.get(session)!
    if (type === 'session.ended') bff.services.sessions.delete(session)
    else bff.services.sessions.get(session)!.organizations.clear()
    const began = performance.now()
    bff.services.emit('account', { type, subjectId: type === 'session.ended' ? session : userId })
    expect(await client.closed).toMatchObject({ code: 4403 })
    expect(performance.now() - began).toBeLessThan(2_000)
  })

  test('whoever has fewer rights loses the subscriptions that need them, and no other', async () => {
    const session = bff.services.signIn()
    const client = await connect(session)
    const id = await client.follow({ query: CHANGED })
    const held = bff.services.sessions.get(session)!
    held.organizations.set(ORGANIZATIONS.own, new Set(['treasury.statements.view']))
    bff.services.emit('account', { type: 'membership.changed', subjectId: held.userId })
    await client.next(message => message.type === 'complete' && message.id === id)
    expect(await client.run({ query: CHANGED })).toMatchObject({
      payload: { errors: [{ extensions: { code: 'G-20' } }] },
    })
    client.close()
  })
})

describe('subscriptions', () => {
  test('queries and mutations run over the socket as over HTTP', async () => {
    const client = await connect()
    const query = '{ organization { bankAccounts(first: 1) { edges { node { id alias } } } } }'
    const { payload } = await client.run({ query })
    expect(payload).toEqual((await bff.ask({ query })).body)
    const missing = await client.run({ query: '{ node(id: "x") { id } }' })
    expect(missing.payload).toEqual((await bff.ask({ query: '{ node(id: "x") { id } }' })).body)
    expect(await client.run({ query: '{ nothing }' })).toMatchObject({
      type: 'error',
      payload: [{ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }],
    })
    client.close()
  })

  test.each([
    ['what the browser asks for', '', 'id-ID,id;q=0.9', 'Tidak ditemukan.'],
    ['the choice in the interface before it', '; language=id', 'en-US', 'Tidak ditemukan.'],
    ['whichever it is', '; language=en', 'id-ID', 'Not found.'],
    ['unless it is none of ours', '; language=fr', 'id-ID', 'Tidak ditemukan.'],
  ])('messages are in the language of %s', async (_what, chosen, language, message) => {
    const client = await bare({ cookie: `arus=${bff.services.signIn()}${chosen}`, language })
    client.send(init)
    await client.next(({ type }) => type === 'connection_ack')
    expect(await client.run({ query: '{ node(id: "x") { id } }' })).toMatchObject({
      payload: { errors: [{ message }] },
    })
    client.close()
  })

  test('equal subscribers share one execution and one reading', async () => {
    const clients = await Promise.all(Array.from({ length: 8 }, () => connect()))
    const ids = await Promise.all(clients.map(client => client.follow({ query: CHANGED, variables: { id: idOf() } })))
    bff.services.takeJournal()
    changed()
    const messages = await Promise.all(clients.map((client, index) => client.next(({ id }) => id === ids[index])))
    for (const { payload } of messages)
      expect(payload).toEqual({ data: { bankAccountChanged: { id: idOf(), alias: account().alias } } })
    expect(bff.services.takeJournal()).toEqual([`GET /v1/bank-accounts?ids=${account().id}`])
    for (const client of clients) client.close()
  })

  test('a field that is not shareable is executed for each', async () => {
    const clients = await Promise.all([connect(), connect()])
    for (const client of clients) await client.follow({ query: 'subscription { ownBankAccountChanged { alias } }' })
    bff.services.takeJournal()
    changed()
    await Promise.all(clients.map(client => client.next(({ type }) => type === 'next')))
    expect(bff.services.takeJournal()).toHaveLength(2)
    for (const client of clients) client.close()
  })

  test('a field that depends on the person is executed for each, whatever the subscription says', async () => {
    const clients = await Promise.all([connect(), connect()])
    // The lines of an account are not declared as shareable.
    const query = 'subscription { bankAccountChanged { alias statementTransactions(first: 1) { edges { cursor } } } }'
    for (const client of clients) await client.follow({ query })
    changed()
    await Promise.all(clients.map(client => client.next(({ type }) => type === 'next')))
    expect(bff.services.takeJournal().filter(call => call.includes('?ids='))).toHaveLength(2)
    for (const client of clients) client.close()
  })

  test('other organizations, other languages, other rights share nothing', async () => {
    const one = await connect()
    const other = await openSocket(bff, { session: bff.services.signIn(), organizationId: ORGANIZATIONS.second })
    await one.follow({ query: CHANGED })
    await other.follow({ query: CHANGED })
    changed()
    await one.next(({ type }) => type === 'next')
    // Anything sent to the other one would arrive before the answer to its next request.
    await other.run({ query: '{ viewer { id } }' })
    expect(other.messages.filter(({ type }) => type === 'next')).toEqual([])
    one.close()
    other.close()
  })

  test('only the events that are meant arrive', async () => {
    const client = await connect()
    const id = await client.follow({ query: CHANGED, variables: { id: idOf(1) } })
    changed(0)
    changed(1)
    expect(await client.next(message => message.id === id)).toMatchObject({
      payload: { data: { bankAccountChanged: { alias: account(1).alias } } },
    })
    client.send({ type: 'complete', id })
    // Later messages on the same connection are answered later.
    await client.run({ query: '{ viewer { id } }' })
    client.messages.length = 0
    const later = await client.follow({ query: CHANGED, variables: { id: idOf(1) } })
    changed(1)
    await client.next(message => message.id === later)
    await client.run({ query: '{ viewer { id } }' })
    expect(client.messages.filter(message => message.id === id)).toEqual([])
    client.close()
  })

  test('the present state comes first, and the last state ends it', async () => {
    const client = await connect()
    const query = 'subscription($id: ID!) { bankAccountProgress(id: $id) { alias } }'
    const before = account(1).alias
    const id = client.subscribe({ query, variables: { id: idOf(1) } })
    const step = async () => (await client.next(message => message.id === id && message.type === 'next')).payload
    expect(await step()).toEqual({ data: { bankAccountProgress: { alias: before } } })
    account(1).alias = 'half'
    changed(1)
    expect(await step()).toEqual({ data: { bankAccountProgress: { alias: 'half' } } })
    account(1).alias = 'done'
    changed(1)
    expect(await step()).toEqual({ data: { bankAccountProgress: { alias: 'done' } } })
    await client.next(message => message.id === id && message.type === 'complete')
    account(1).alias = before
    client.close()
  })

  test('a foreign, an unknown and a damaged id are the same error', async () => {
    const client = await connect()
    const answers = await Promise.all(
      [
        idOf(0, ORGANIZATIONS.foreign),
        encodeId('BankAccount', ORGANIZATIONS.own, '0198c1f2-0001-7000-8000-100000000999'),
        'x',
      ].map(async id => (await client.run({ query: CHANGED, variables: { id } })).payload),
    )
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(answers[0]).toMatchObject({ errors: [{ extensions: { code: 'G-7' }, path: ['bankAccountChanged'] }] })
    client.close()
  })

  test('a variable of a wrong type is an error of the request', async () => {
    const client = await connect()
    expect(await client.run({ query: CHANGED, variables: { id: {} } })).toMatchObject({
      payload: { errors: [{ message: expect.stringContaining('$id') }] },
    })
    client.close()
  })

  test('T14: twenty at a time on a socket, not more', async () => {
    const client = await connect()
    const standing: string[] = []
    for (let index = 0; index < 20; index++) standing.push(await client.follow({ query: CHANGED }))
    const refused = client.subscribe({ query: CHANGED })
    expect(await client.next(({ id }) => id === refused)).toMatchObject({
      type: 'error',
      payload: [{ extensions: { code: 'OPERATION_LIMIT' } }],
    })
    // The twenty stay.
    changed()
    for (const id of standing)
      expect(await client.next(message => message.id === id)).toMatchObject({
        type: 'next',
        payload: { data: { bankAccountChanged: { alias: account().alias } } },
      })
    // Once one of them has ended, another one fits.
    client.send({ type: 'complete', id: standing[0]! })
    const last = await client.follow({ query: CHANGED })
    changed()
    expect(await client.next(({ id }) => id === last)).toMatchObject({ type: 'next' })
    expect(client.messages.filter(({ id }) => id === refused || id === standing[0])).toEqual([])
    client.close()
  })

  test('when what an event means cannot be read, the client is told to read again', async () => {
    const client = await connect()
    await client.follow({ query: CHANGED })
    bff.services.fail(/bank-accounts/, 'error')
    changed()
    expect(await client.closed).toMatchObject({ code: 1013 })
  })

  test('a lost feed is taken up again where it was', async () => {
    const client = await connect()
    await client.follow({ query: CHANGED })
    changed(0)
    await client.next(({ type }) => type === 'next')
    bff.services.breakFeeds()
    changed(1)
    expect(await client.next(({ type }) => type === 'next')).toMatchObject({
      payload: { data: { bankAccountChanged: { alias: account(1).alias } } },
    })
    client.close()
  })
})

describe('T14: a reader that does not read', () => {
  let small: TestBff
  beforeAll(async () => {
    small = await startBff({ parts: { socketLimits: { unreadBytes: 50_000 } } })
    await waitUntil(() => small.services.feedReaders() === 2)
    small.services.ledger.accounts[0]!.alias = 'x'.repeat(20_000)
  })
  afterAll(() => small.close())

  const WIDE = `subscription { bankAccountChanged { ${Array.from({ length: 25 }, (_, index) => `f${index}: alias`).join(' ')} } }`
  const follow = async () => {
    const client = await openSocket(small, {
      session: small.services.signIn(),
      organizationId: ORGANIZATIONS.own,
    })
    await client.follow({ query: WIDE })
    return client
  }
  /** More than all buffers hold. */
  const flood = async () => {
    for (let index = 0; index < 60; index++) {
      const [{ id } = { id: '' }] = small.services.ledger.accounts
      small.services.emit('treasury', { type: 'bank-account.changed', subjectId: id })
      await busyFor(10)
    }
  }

  test('is told to come back, and costs the others nothing', async () => {
    const [slow, quick] = [await follow(), await follow()]
    slow.socket.pause()
    await flood()
    await quick.next(({ type }) => type === 'next')
    expect(quick.messages.length).toBeGreaterThan(30)
    expect(quick.socket.readyState).toBe(quick.socket.OPEN)
    slow.socket.resume()
    // The client treats this as a loss and reconnects.
    expect(await slow.closed).toMatchObject({ code: 1013 })
    expect(slow.messages.length).toBeLessThan(quick.messages.length)
    quick.close()
  })

  test('is cut off when it never reads again, so that what was kept for it is free', async () => {
    const connections = () =>
      new Promise<number>((resolve, reject) =>
        small.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      )
    await waitUntil(async () => (await connections()) === 0)
    const dead = await follow()
    dead.socket.pause()
    expect(await connections()).toBe(1)
    await flood()
    await waitUntil(async () => (await connections()) === 0)
    dead.socket.terminate()
  })
})

describe('what was missed', () => {
  const position = async () => (await bff.ask({ query: '{ viewer { id } }' })).headers.get('x-feed-position') ?? ''
  /** The message that confirms a subscription. */
  const following = async (since: string, query = CHANGED, variables: object = {}) => {
    const client = await connect()
    const id = client.subscribe({ query, variables, extensions: { since } })
    const { payload } = await client.next(({ type }) => type === 'ping')
    client.close()
    expect(payload).toMatchObject({ following: id, position: expect.stringMatching(/^\d+\.\d+$/) })
    return (payload as { missed: boolean }).missed
  }

  test('is nothing when nothing that concerns the subscription has happened since', async () => {
    const since = await position()
    expect(await following(since)).toBe(false)
    changed(1)
    bff.services.emit('treasury', {
      type: 'bank-account.changed',
      subjectId: account(0).id,
      organizationId: ORGANIZATIONS.second,
    })
    bff.services.emit('treasury', { type: 'counterparty.changed', subjectId: account(0).id })
    const events = Number(since.split('.')[1]) + 3
    await waitUntil(async () => Number((await position()).split('.')[1]) === events)
    expect(await following(since, CHANGED, { id: idOf(0) })).toBe(false)
    expect(await following(since, CHANGED, { id: idOf(1) })).toBe(true)
    expect(await following(since)).toBe(true)
  })

  test('may be anything when the place is too old or none at all', async () => {
    for (const since of ['', '0.0', 'nonsense']) expect(await following(since)).toBe(true)
  })

  test('is nothing where the present state comes first', async () => {
    const query = 'subscription($id: ID!) { bankAccountProgress(id: $id) { alias } }'
    expect(await following('', query, { id: idOf(1) })).toBe(false)
  })

  test('is not told to whoever does not ask', async () => {
    const client = await connect()
    client.subscribe({ query: CHANGED })
    // The answer to a later request proves that nothing else was sent.
    await client.run({ query: '{ viewer { id } }' })
    expect(client.messages.filter(({ type }) => type !== 'complete')).toEqual([])
    client.close()
  })
})

test('going away: sockets are told, and the server stops at once', async () => {
  const brief = await startBff()
  const client = await openSocket(brief, { session: brief.session, organizationId: ORGANIZATIONS.own })
  client.subscribe({ query: CHANGED })
  const began = performance.now()
  await brief.close()
  expect(await client.closed).toMatchObject({ code: 1001 })
  expect(performance.now() - began).toBeLessThan(5_000)
})
