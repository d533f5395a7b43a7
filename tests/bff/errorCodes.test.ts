// Errors of a real Arus: with the field, the code from the table, and the retry time.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { protocolErrors } from '../../bff/graph/protocolErrors.ts'
import { codes as accountCodes } from '../../services/account/errors.ts'
import { fieldErrors } from '../../services/kit/errors.ts'
import { codes as treasuryCodes } from '../../services/treasury/errors.ts'
import { Person } from './support/person.ts'
import { DEMO_ORGANIZATIONS, type RealArus, startArus } from './support/realArus.ts'

const OWN = DEMO_ORGANIZATIONS.first
/** The error table, as docs/generated/errors.md prints it. */
const TABLE: ReadonlySet<string> = new Set([
  ...Object.values({ ...accountCodes, ...treasuryCodes }).map(({ code }) => code),
  ...Object.keys(fieldErrors),
  ...Object.keys(protocolErrors),
])

let arus: RealArus
let maker: Person
let token: string
beforeAll(async () => {
  arus = await startArus()
  maker = await Person.signedIn(arus.url, 'maker@arus.test')
  const owner = await Person.signedIn(arus.url, 'owner@arus.test')
  const { createApiToken } = await owner.get<{ createApiToken: { token: string } }>(
    `mutation($input: CreateApiTokenInput!) { createApiToken(input: $input) { token } }`,
    {
      input: {
        ...(await owner.fresh()),
        name: 'ERP',
        permissions: ['TREASURY_STATEMENTS_VIEW'],
        expiresAt: '2027-01-01T00:00:00Z',
      },
    },
    OWN,
  )
  token = createApiToken.token
})
afterAll(() => arus.stop())

/** Every code anywhere in an answer. */
function codesIn(answer: unknown): string[] {
  if (Array.isArray(answer)) return answer.flatMap(codesIn)
  if (typeof answer !== 'object' || answer === null) return []
  return Object.entries(answer).flatMap(([name, value]) =>
    name === 'code' && typeof value === 'string' ? [value] : codesIn(value),
  )
}

type Sent = { status: number; headers: Headers; body: unknown }
async function send(path: string, { headers = {}, ...init }: RequestInit & { headers?: Record<string, string> } = {}) {
  const answer = await fetch(arus.url + path, {
    ...init,
    headers: { ...(init.body !== undefined && { 'content-type': 'application/json' }), ...headers },
  })
  const text = await answer.text()
  return { status: answer.status, headers: answer.headers, body: text === '' ? null : JSON.parse(text) } as Sent
}
const graph = (body: unknown, headers: Record<string, string> = {}) =>
  send('/graphql', { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body), headers })

describe('an error of a field keeps its place and its code', () => {
  const lines = (args: string) => `{ organization { statementTransactions(${args}) { edges { cursor } } } }`

  test('a cursor of another list', async () => {
    const { errors } = await maker.ask(lines('after: "bm90aGluZw"'), {}, OWN)
    expect(errors).toMatchObject([
      {
        path: ['organization', 'statementTransactions'],
        extensions: { code: 'G-2', errors: [{ code: 'INVALID_CURSOR', field: ['after'] }] },
      },
    ])
  })

  test('a cursor of another log', async () => {
    const { errors } = await maker.ask(
      '{ organization { activity(after: "bm90aGluZw") { edges { cursor } } } }',
      {},
      OWN,
    )
    expect(errors[0]?.extensions).toMatchObject({ errors: [{ code: 'INVALID_CURSOR', field: ['after'] }] })
  })

  test('a page of nothing', async () => {
    const { errors } = await maker.ask(lines('first: 0'), {}, OWN)
    expect(errors[0]?.extensions).toMatchObject({ errors: [{ code: 'TOO_SMALL', field: ['first'] }] })
  })

  test('both ends of a range', async () => {
    const filter = 'filter: { amount: { atLeast: "10.00", noMoreThan: "5.00" } }'
    const { errors } = await maker.ask(
      `{ organization { expectedTransactions(${filter}) { edges { cursor } } } }`,
      {},
      OWN,
    )
    expect(errors[0]?.extensions).toMatchObject({
      code: 'G-2',
      errors: [
        { code: 'U-TRSY-ET-20', field: ['filter', 'amount', 'atLeast'] },
        { code: 'U-TRSY-ET-21', field: ['filter', 'amount', 'noMoreThan'] },
      ],
    })
  })
})

describe('a wrong token is 401 everywhere', () => {
  const WRONG = ['arus_wrong', `arus_${'a'.repeat(60)}`, 'x.y.z']
  const headersOf = (value: string) => ({ authorization: `Bearer ${value}`, 'x-organization-id': OWN })

  test.each(WRONG)('for the graph: %s', async value => {
    for (const query of ['{ organization { name } }', '{ viewer { email } }', '{ __typename }']) {
      const answer = await graph({ query }, headersOf(value))
      expect([answer.status, codesIn(answer.body)], query).toEqual([401, ['G-10']])
      expect(answer.headers.get('www-authenticate')).toBe('Bearer')
    }
  })

  test('in another scheme', async () => {
    const answer = await graph({ query: '{ viewer { email } }' }, { authorization: 'Basic bWFrZXI6eA==' })
    expect([answer.status, codesIn(answer.body)]).toEqual([401, ['G-10']])
  })

  test.each(['/files/unknown', '/templates/counterparties.csv', '/templates/none'])('for %s', async path => {
    for (const headers of [headersOf('arus_wrong'), {}]) {
      const answer = await send(path, { headers })
      expect([answer.status, codesIn(answer.body)]).toEqual([401, ['G-10']])
    }
  })

  test('for an upload', async () => {
    const { status, body } = await send('/files/unknown', {
      method: 'PUT',
      body: 'x',
      headers: headersOf('arus_wrong'),
    })
    expect([status, codesIn(body)]).toEqual([401, ['G-10']])
  })

  const opening = (headers: Record<string, string>) =>
    new Promise<number>((resolve, reject) => {
      const socket = new WebSocket(`${arus.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { headers })
      socket.on('unexpected-response', (_request, { statusCode = 0 }) => resolve(statusCode))
      socket.on('open', () => {
        socket.close()
        resolve(101)
      })
      socket.on('error', reject)
    })

  test('for the websocket', async () => {
    expect(await opening(headersOf('arus_wrong'))).toBe(401)
    expect(await opening(headersOf(token))).toBe(101)
    expect(await opening({})).toBe(101)
  })

  test.each(['account', 'treasury'] as const)('for the %s service', async service => {
    const port = Number(new URL(arus.accountUrl).port) + (service === 'account' ? 0 : 1)
    const answer = await fetch(`http://127.0.0.1:${port}/v1/bank-accounts`, { headers: headersOf('arus_wrong') })
    expect([401, 404]).toContain(answer.status)
  })
})

describe('no code is outside of the error table', () => {
  const page = readFileSync('docs/generated/errors.md', 'utf8')

  test('which is printed whole', () => {
    for (const code of TABLE) expect(page, code).toContain(`\`${code}\``)
  })

  const own = () => ({ cookie: maker.cookie, 'x-organization-id': OWN })
  const id = '0198f000-0000-7000-8000-00000000ffff'
  const requests: [string, () => Promise<Sent>][] = [
    ['no document', () => graph({}, own())],
    ['no JSON', () => graph('{', own())],
    ['a list of requests', () => graph([{ query: '{ __typename }' }], own())],
    ['a parse error', () => graph({ query: '{ viewer' }, own())],
    ['an unknown field', () => graph({ query: '{ nothing }' }, own())],
    ['a wrong variable', () => graph({ query: 'query($id: ID!) { node(id: $id) { id } }', variables: {} }, own())],
    ['an unknown operation', () => graph({ query: 'query a { __typename }', operationName: 'b' }, own())],
    ['an unknown document', () => graph({ id: 'f'.repeat(64) }, own())],
    [
      'a persisted query',
      () => graph({ extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } } }, own()),
    ],
    ['a document that is too deep', () => graph({ query: `${'{ organization '.repeat(20)}${'}'.repeat(20)}` }, own())],
    ['another site', () => graph({ query: '{ __typename }' }, { ...own(), origin: 'https://evil.example' })],
    [
      'a plain body',
      () => send('/graphql', { method: 'POST', body: 'x', headers: { ...own(), 'content-type': 'text/plain' } }),
    ],
    ['a simple GET', () => send('/graphql?query=%7B__typename%7D', { headers: own() })],
    [
      'a mutation by GET',
      () =>
        send('/graphql?query=mutation%7BsignOut%7BuserErrors%7Bcode%7D%7D%7D', {
          headers: { ...own(), 'apollo-require-preflight': '1' },
        }),
    ],
    [
      'a body that is too large',
      () => graph({ query: '{ __typename }', variables: { x: 'x'.repeat(3_000_000) } }, own()),
    ],
    ['an address that is none', () => send('/graphql/none', { method: 'POST', body: '{}', headers: own() })],
    ['a token and a cookie', () => graph({ query: '{ __typename }' }, { ...own(), authorization: `Bearer ${token}` })],
    [
      'a foreign organization',
      () => graph({ query: '{ organization { name } }' }, { ...own(), 'x-organization-id': id }),
    ],
    ['no organization', () => graph({ query: '{ organization { name } }' }, { cookie: maker.cookie })],
    ['nobody', () => graph({ query: '{ organization { name } }' })],
    ['an unknown record', () => graph({ query: `{ organization { payment(uuid: "${id}") { id } } }` }, own())],
    ['an id of nothing', () => graph({ query: '{ node(id: "bm90aGluZw") { id } }' }, own())],
    [
      'no right',
      () =>
        graph({ query: '{ organization { apiTokens { edges { cursor } } } }' }, { authorization: `Bearer ${token}` }),
    ],
    [
      'a wrong password',
      () =>
        graph({
          query:
            'mutation { signIn(input: { email: "nobody@arus.test", password: "Wrong1234!" }) { userErrors { code } } }',
        }),
    ],
    [
      'wrong fields',
      () =>
        graph(
          {
            query: 'mutation { createCounterparty(input: { legalName: "", alias: "" }) { userErrors { code field } } }',
          },
          own(),
        ),
    ],
    ['a file that is none', () => send('/files/none', { headers: own() })],
  ]
  test.each(requests)('%s', async (_name, ask) => {
    const { status, body } = await ask()
    const seen = codesIn(body)
    expect(seen.length, `${status} ${JSON.stringify(body)}`).toBeGreaterThan(0)
    expect(seen.filter(code => !TABLE.has(code))).toEqual([])
  })
})
