// One corpus of excessive documents, on both transports.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LIMITS } from '../../bff/operations/limits.ts'
import { type SocketClient, openSocket } from './support/socketClient.ts'
import { ORGANIZATIONS } from './support/stubServices.ts'
import { startBff, type TestBff } from './support/testBff.ts'

let bff: TestBff
let socket: SocketClient
beforeAll(async () => {
  bff = await startBff({ parts: { socketLimits: { messagesPerMinute: 10_000, payloadBytes: 2_000_000 } } })
  socket = await openSocket(bff, { session: bff.session, organizationId: ORGANIZATIONS.own })
})
afterAll(async () => {
  socket.close()
  await bff.close()
})

const repeat = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join(' ')
const nested = (depth: number) =>
  '{ organization { '.concat(
    repeat(depth, () =>
      'bankAccounts { edges { node { statementTransactions { edges { node { bankAccount {'.concat(''),
    ),
    ' id ',
    '} } } } } } }'.repeat(depth),
    ' } }',
  )

const GREEDY: Record<string, string> = {
  '50,000 aliases': `{ ${repeat(50_000, index => `a${index}: __typename`)} }`,
  '1,000 tries to sign in': `mutation { ${repeat(1_000, index => `a${index}: signIn(password: "${index}") { id }`)} }`,
  'two tries to sign in': 'mutation { a: signIn(password: "1") { id } b: signIn(password: "2") { id } }',
  'two tries through a fragment':
    'mutation { ...F b: signIn(password: "2") { id } } fragment F on Mutation { signIn(password: "1") { id } }',
  '31 aliases': `{ ${repeat(31, index => `a${index}: __typename`)} }`,
  'depth 22': nested(3),
  'depth 5,000': `{ ${'organization { '.repeat(5_000)} uuid ${'}'.repeat(5_000)} }`,
  '600 overlapping fragments': `{ ${repeat(600, index => `...F${index}`)} } ${repeat(600, index => `fragment F${index} on Query { organization { uuid } }`)}`,
  'a page of 201': '{ organization { bankAccounts(first: 201) { edges { cursor } } } }',
  'a page of 201 by variable': 'query($n: Int = 201) { organization { bankAccounts(first: $n) { edges { cursor } } } }',
  '201 nodes': `{ nodes(ids: [${repeat(201, () => '"x"')}]) { id } }`,
  '200 × 200 rows':
    '{ organization { bankAccounts(first: 200) { edges { node { statementTransactions(first: 200) { edges { node { id } } } } } } } }',
  'fragments that double': `{ organization { ...F0 } } ${repeat(30, index => `fragment F${index} on Organization { ${index < 29 ? `...F${index + 1} ...F${index + 1}` : 'bankAccounts(first: 200) { edges { node { statementTransactions(first: 200) { edges { node { id } } } } } }'} }`)}`,
  'too many tokens': `{ ${repeat(2_001, () => '__typename')} }`,
}

describe.each(Object.entries(GREEDY))('T13: %s', (_name, query) => {
  test('is refused over HTTP, fast', async () => {
    const began = performance.now()
    const { status, body } = await bff.ask({ query })
    expect(body.data ?? null).toBeNull()
    expect(body.errors?.[0]?.extensions.code).toMatch(/OPERATION_LIMIT|GRAPHQL_VALIDATION_FAILED/)
    expect(status).toBe(400)
    // Executing even the cheapest of them takes longer than a test may.
    expect(performance.now() - began).toBeLessThan(5_000)
  })

  test('is refused over the websocket', async () => {
    const message = await socket.run({ query })
    expect(message).toMatchObject({ type: 'error' })
  })
})

test('T13: nothing of it reached a service', () => {
  expect(bff.services.takeJournal()).toEqual([])
})

test('a mistake in a document tells nothing of the schema over the websocket, as over HTTP', async () => {
  const [error] = (await socket.run({ query: '{ organisation { id } }' })).payload as { message: string }[]
  expect(error?.message).toContain('organisation')
  expect(error?.message).not.toContain('Did you mean')
})

test('what screens ask passes on both', async () => {
  const query =
    '{ organization { bankAccounts(first: 200) { edges { node { statementTransactions(first: 5) { edges { node { id amount { amount } } } } } } } } }'
  expect((await bff.ask({ query })).body.errors).toBeUndefined()
  expect(await socket.run({ query })).toMatchObject({ type: 'next' })
})

test('an anonymous caller may ask little', async () => {
  const ask = async (query: string) => (await bff.ask({ query }, { session: null })).body.errors?.[0]?.extensions.code
  expect(await ask('{ __typename }')).toBeUndefined()
  expect(await ask('{ __schema { types { name fields { name type { name ofType { name } } } } } }')).toBeUndefined()
  expect(await ask('mutation { signIn(password: "x") { id } }')).toBeUndefined()
  expect(await ask('{ organization { bankAccounts(first: 100) { edges { node { id alias } } } } }')).toBe(
    'OPERATION_LIMIT',
  )
  expect(await ask(`{ ${repeat(LIMITS.anonymous.aliases + 1, index => `a${index}: __typename`)} }`)).toBe(
    'OPERATION_LIMIT',
  )
})

test('what no service would read is refused before it is asked', async () => {
  bff.services.takeJournal()
  const query = 'query ($after: String) { organization { bankAccounts(after: $after) { edges { cursor } } } }'
  for (const length of [16_000, 100_000]) {
    const { body } = await bff.ask({ query, variables: { after: 'a'.repeat(length) } })
    expect(body.errors?.map(({ extensions }) => extensions.code)).toEqual(['G-6'])
  }
  expect(bff.services.takeJournal()).toEqual([])
})

test('a subscription over HTTP is told where subscriptions run', async () => {
  const { status, body } = await bff.ask({ query: 'subscription { ownBankAccountChanged { id } }' })
  expect(status).toBe(400)
  expect(body.errors?.[0]).toMatchObject({
    message: 'Subscriptions run over a websocket at this address.',
    extensions: { code: 'G-2' },
  })
})
