// The BFF's core over HTTP: its answers, its upstream calls, and its error messages.
import { once } from 'node:events'
import { connect } from 'node:net'
import { auditServer } from 'graphql-http'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { encodeId, encodeUnscopedId } from '../../bff/graph/globalId.ts'
import { ORGANIZATIONS } from './support/stubServices.ts'
import { startBff, type TestBff } from './support/testBff.ts'

let bff: TestBff
beforeAll(async () => {
  bff = await startBff()
})
afterAll(() => bff.close())
afterEach(() => {
  bff.services.heal()
  bff.services.takeJournal()
})

const LIST = /* GraphQL */ `
  query List($first: Int) {
    organization {
      statementTransactions(first: $first) {
        edges {
          cursor
          node {
            id
            amount {
              amount
              currency
            }
            bankAccount {
              id
              alias
              balance {
                amount
              }
            }
            counterparty {
              alias
            }
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`

const accountId = (organizationId: string, index = 0) =>
  encodeId('BankAccount', organizationId, bff.services.ledgerOf(organizationId).accounts[index]!.id)

test('GraphQL over HTTP: the audit passes whole', async () => {
  const results = await auditServer({
    url: `${bff.url}/graphql`,
    fetchFn: (url: string, init?: RequestInit) =>
      fetch(url, { ...init, headers: { ...init?.headers, 'apollo-require-preflight': '1' } }),
  })
  expect(results.filter(({ status }) => status !== 'ok').map(({ id, name }) => `${id} ${name}`)).toEqual([])
  expect(results).toHaveLength(61)
})

describe('reading', () => {
  test('a list with relations makes one call for each relation, at any length', async () => {
    for (const first of [1, 50, 200]) {
      const { body } = await bff.ask({ query: LIST, variables: { first } })
      expect(body.errors).toBeUndefined()
      const calls = bff.services.takeJournal()
      expect(calls.map(call => call.replace(/ids=[^&]+/, 'ids=…'))).toEqual([
        `GET /v1/statement-transactions?first=${first}`,
        'GET /v1/bank-accounts?ids=…',
        ...(first > 1 ? ['GET /v1/counterparties?ids=…'] : []),
      ])
    }
  })

  test('related records are matched by id, in whichever order they come', async () => {
    const { body } = await bff.ask({ query: LIST, variables: { first: 7 } })
    const { lines, accounts } = bff.services.ledger
    expect(body).toMatchObject({
      data: {
        organization: {
          statementTransactions: {
            edges: lines.slice(0, 7).map(line => ({
              cursor: line.id,
              node: { bankAccount: { alias: accounts.find(({ id }) => id === line.bankAccountId)!.alias } },
            })),
            pageInfo: { hasNextPage: true, endCursor: lines[6]!.id },
          },
        },
      },
    })
  })

  test('more ids than a service takes are read in several calls', async () => {
    const { lines, accounts } = bff.services.ledger
    const before = lines.map(({ bankAccountId }) => bankAccountId)
    lines.forEach((line, index) => (line.bankAccountId = accounts[0]!.id.slice(0, -3) + String(index).padStart(3, '0')))
    const document = `{ organization { a: statementTransactions(first: 200) { edges { node { bankAccount { id } } } }
      b: statementTransactions(first: 60, after: "${lines[199]!.id}") { edges { node { bankAccount { id } } } } } }`
    await bff.ask({ query: document })
    const reads = bff.services.takeJournal().filter(call => call.includes('ids='))
    lines.forEach((line, index) => (line.bankAccountId = before[index]!))
    expect(reads.map(call => call.split(',').length).toSorted((a, b) => a - b)).toEqual([60, 200])
  })

  test('several organizations are read in one operation, each with its own token', async () => {
    const ids = [ORGANIZATIONS.own, ORGANIZATIONS.second].map(id => encodeUnscopedId('Organization', id))
    const { body } = await bff.ask({
      query:
        'query($ids: [ID!]!) { nodes(ids: $ids) { id ... on Organization { bankAccounts(first: 1) { edges { node { alias } } } } } }',
      variables: { ids },
    })
    expect(body.errors).toBeUndefined()
    expect(body.data?.nodes).toMatchObject([
      { bankAccounts: { edges: [{ node: { alias: 'Account 10' } }] } },
      { bankAccounts: { edges: [{ node: { alias: 'Account 20' } }] } },
    ])
  })

  test('counts are read only when they are asked for', async () => {
    await bff.ask({ query: '{ organization { bankAccounts { totalCount } } }' })
    expect(bff.services.takeJournal()).toContain('GET /v1/bank-accounts/summary')
    await bff.ask({ query: '{ organization { bankAccounts { pageInfo { endCursor } } } }' })
    expect(bff.services.takeJournal()).toEqual(['GET /v1/bank-accounts?first=50'])
  })

  test('the same GET is sent once in an operation', async () => {
    await bff.ask({
      query:
        '{ a: organization { bankAccounts { edges { cursor } } } b: organization { bankAccounts { edges { cursor } } } }',
    })
    expect(bff.services.takeJournal()).toEqual(['GET /v1/bank-accounts?first=50'])
  })

  test('a read that met a closing connection is tried once more, a write never', async () => {
    bff.services.fail(/GET .*bank-accounts/, 'reset', 1)
    expect(
      (await bff.ask({ query: '{ organization { bankAccounts { edges { cursor } } } }' })).body.errors,
    ).toBeUndefined()
    expect(bff.services.takeJournal()).toHaveLength(2)
    bff.services.fail(/POST/, 'reset', 1)
    const { body } = await bff.ask({
      query: 'mutation { createBankAccount(input: { alias: "New" }) { userErrors { code } } }',
    })
    // The record may have been created, and a retry would create another: no retry is suggested.
    expect(body.errors?.[0]).toMatchObject({
      message: 'The connection was lost. Check whether this was done before you try again.',
      extensions: { code: 'G-13' },
    })
    expect(body.errors?.[0]?.extensions.retryAfter).toBeUndefined()
    expect(bff.services.takeJournal()).toHaveLength(1)
  })

  test('language and request id go along', async () => {
    bff.services.requests.length = 0
    const { headers } = await bff.ask(
      { query: '{ organization { bankAccounts { edges { cursor } } } }' },
      { headers: { 'accept-language': 'id-ID,id;q=0.9,en;q=0.5' } },
    )
    expect(bff.services.requests[0]).toMatchObject({
      'accept-language': 'id',
      'x-request-id': headers.get('x-request-id'),
    })
  })

  test('a service that is silent ends with the operation’s deadline', async () => {
    const impatient = await startBff({ config: { operationTimeoutMs: 200 } })
    try {
      impatient.services.fail(/bank-accounts/, 'silence')
      const began = performance.now()
      const { body } = await impatient.ask({ query: '{ organization { bankAccounts { edges { cursor } } } }' })
      expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'G-11', retryAfter: 1 })
      expect(performance.now() - began).toBeLessThan(2_000)
    } finally {
      await impatient.close()
    }
  })
})

describe('failing', () => {
  const missing = '0198c1f2-0001-7000-8000-100000000999'

  test('unknown, foreign, damaged and wrongly typed ids answer the same bytes', async () => {
    const node = (id: string) => bff.ask({ query: 'query($id: ID!) { node(id: $id) { id } }', variables: { id } })
    const answers = await Promise.all([
      node(encodeId('BankAccount', ORGANIZATIONS.own, missing)),
      node(accountId(ORGANIZATIONS.foreign)),
      node(encodeUnscopedId('Organization', ORGANIZATIONS.foreign)),
      node(encodeId('Counterparty', ORGANIZATIONS.own, bff.services.ledger.accounts[0]!.id)),
      node(encodeId('Role', ORGANIZATIONS.own, missing)),
      node(Buffer.from('toString:0198c1f2-0001-7000-8000-100000000999').toString('base64url')),
      node('%%%'),
      node(''),
    ])
    for (const { text, status } of answers) expect({ text, status }).toEqual({ text: answers[0]!.text, status: 200 })
    expect(answers[0]!.body).toEqual({
      data: { node: null },
      errors: [
        { message: 'Not found.', path: ['node'], locations: [{ line: 1, column: 19 }], extensions: { code: 'G-7' } },
      ],
    })
  })

  test('a lookup that misses is null and an error, and leaves the rest alone', async () => {
    const { body } = await bff.ask({
      query: `{ organization { uuid bankAccount(uuid: "${missing}") { id } } }`,
    })
    expect(body).toEqual({
      data: { organization: { uuid: ORGANIZATIONS.own, bankAccount: null } },
      errors: [expect.objectContaining({ path: ['organization', 'bankAccount'], extensions: { code: 'G-7' } })],
    })
  })

  test('a mutation with a foreign id is null and an error; its neighbor stands', async () => {
    const { body } = await bff.ask({
      query: `mutation($foreign: ID!) {
        bad: renameBankAccount(input: { id: $foreign, alias: "x" }) { bankAccount { id } }
        good: createBankAccount(input: { alias: "Neighbor" }) { bankAccount { alias } userErrors { code } }
      }`,
      variables: { foreign: accountId(ORGANIZATIONS.second) },
    })
    expect(body.data).toEqual({ bad: null, good: { bankAccount: { alias: 'Neighbor' }, userErrors: [] } })
    expect(body.errors).toMatchObject([{ path: ['bad'], extensions: { code: 'G-7' } }])
  })

  test('what the user can correct is in userErrors, with its field', async () => {
    const { body } = await bff.ask({
      query:
        'mutation { createBankAccount(input: { alias: "Account 10" }) { bankAccount { id } userErrors { code message field } } }',
    })
    expect(body).toEqual({
      data: {
        createBankAccount: {
          bankAccount: null,
          userErrors: [{ code: 'U-TRSY-BA-2', message: 'The alias exists.', field: ['alias'] }],
        },
      },
    })
  })

  test('what is read after a write is new', async () => {
    const id = accountId(ORGANIZATIONS.own, 1)
    const { body } = await bff.ask({
      query: `mutation($id: ID!) {
        a: renameBankAccount(input: { id: $id, alias: "First" }) { bankAccount { alias } }
        b: renameBankAccount(input: { id: $id, alias: "Second" }) { bankAccount { alias } }
      }`,
      variables: { id },
    })
    expect(body.data).toEqual({ a: { bankAccount: { alias: 'First' } }, b: { bankAccount: { alias: 'Second' } } })
  })

  test.each(['unavailable', 'reset'] as const)(
    'a service that is away (%s) is G-11, with when to ask again',
    async fault => {
      bff.services.fail(/GET .*counterparties/, fault)
      const { body } = await bff.ask({ query: LIST, variables: { first: 3 } }, { headers: { 'accept-language': 'id' } })
      expect(body.errors?.length).toBeGreaterThan(0)
      for (const { message, extensions } of body.errors ?? []) {
        expect(message).toBe('Layanan sedang sibuk. Coba lagi beberapa saat lagi.')
        expect(extensions).toEqual({ code: 'G-11', retryAfter: 1 })
      }
    },
  )

  test.each(['error', 'garbage'] as const)(
    'a service that fails (%s) is G-1 with the request id, without an inside',
    async fault => {
      bff.services.fail(/GET .*counterparties/, fault)
      const { body, text, headers } = await bff.ask({ query: LIST, variables: { first: 3 } })
      expect(body.errors?.length).toBeGreaterThan(0)
      for (const error of body.errors ?? []) {
        expect(error).toMatchObject({
          message: 'There was a problem on the server.',
          extensions: { code: 'G-1', requestId: headers.get('x-request-id') },
        })
        // Only for an unavailable service a retry is known to help.
        expect(error.extensions.retryAfter).toBeUndefined()
      }
      expect(text).not.toMatch(/stack|node_modules|127\.0\.0\.1|counterparties\?/)
    },
  )

  test('messages are in the language of the request', async () => {
    const { body } = await bff.ask({ query: '{ node(id: "x") { id } }' }, { headers: { 'accept-language': 'id' } })
    expect(body.errors?.[0]?.message).toBe('Tidak ditemukan.')
  })

  test('nobody is G-10, no organization and a foreign one are G-21', async () => {
    const code = async (options: Parameters<TestBff['ask']>[1]) =>
      (await bff.ask({ query: '{ organization { uuid } }' }, options)).body.errors?.[0]?.extensions.code
    expect(await code({ session: null })).toBe('G-10')
    expect(await code({ session: 'stale' })).toBe('G-10')
    expect(await code({ organization: null })).toBe('G-21')
    expect(await code({ organization: ORGANIZATIONS.foreign })).toBe('G-21')
    expect(await code({ organization: 'no uuid' })).toBe('G-21')
    expect(await code({ token: bff.session })).toBeUndefined()
  })

  test('T21: a cookie and a token on one request are refused', async () => {
    const { status, body } = await bff.ask(
      { query: '{ __typename }' },
      { headers: { authorization: `Bearer ${bff.session}` } },
    )
    expect(status).toBe(400)
    expect(body.errors?.[0]?.extensions.code).toBe('G-2')
  })
})

describe('the door', () => {
  const post = (headers: Record<string, string>, body = '{"query":"{ __typename }"}') =>
    fetch(`${bff.url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body })

  test('T2: other origins are refused, our own and programs pass', async () => {
    const own = new URL(bff.url).origin
    expect((await post({ origin: 'https://evil.test' })).status).toBe(403)
    expect((await post({ origin: 'null' })).status).toBe(403)
    expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await post({ origin: own })).status).toBe(200)
    expect((await post({})).status).toBe(200)
  })

  test('T3: answers are not stored, carry security headers and no server’s name', async () => {
    const { headers } = await post({})
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('x-powered-by')).toBeNull()
  })

  test('T2: batches, forms, plain text and poisoned objects are refused', async () => {
    expect((await post({}, '[{"query":"{ __typename }"}]')).status).toBe(400)
    expect((await post({}, '{"query":"{ __typename }","__proto__":{}}')).status).toBe(400)
    expect((await post({ 'content-type': 'text/plain' })).status).toBeGreaterThanOrEqual(400)
    expect(
      (await post({ 'content-type': 'application/x-www-form-urlencoded' }, 'query=x')).status,
    ).toBeGreaterThanOrEqual(400)
    expect((await post({}, JSON.stringify({ query: `{ __typename } #${'x'.repeat(2_000_000)}` }))).status).toBe(413)
  })

  test('a body that does not come ends its connection', async () => {
    const { hostname, port } = new URL(bff.url)
    const socket = connect(Number(port), hostname)
    const closed = once(socket, 'close')
    socket.on('error', () => {})
    socket.write(
      `POST /graphql HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"query"`,
    )
    await expect(closed).resolves.toBeDefined()
  }, 240_000)

  test('a GET without preflight is refused, a mutation by GET always', async () => {
    const get = (query: string, headers = {}) =>
      fetch(`${bff.url}/graphql?query=${encodeURIComponent(query)}`, { headers })
    expect((await get('{ __typename }')).status).toBe(400)
    expect((await get('{ __typename }', { 'apollo-require-preflight': '1' })).status).toBe(200)
    expect((await get('mutation { signIn(password: "x") { id } }', { 'apollo-require-preflight': '1' })).status).toBe(
      405,
    )
  })

  test('T13: a mistake in a document tells nothing of the schema', async () => {
    const { body } = await bff.ask({ query: '{ organisation { id } }' })
    expect(body.errors?.[0]?.message).not.toContain('Did you mean')
  })
})
