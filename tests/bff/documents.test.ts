// Trusted documents: what a session may run in production mode, and how a client refers to them.
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSocket } from './support/socketClient.ts'
import { ORGANIZATIONS } from './support/stubServices.ts'
import { startBff, type TestBff } from './support/testBff.ts'

const TRUSTED =
  'query Trusted($first: Int) { organization { uuid statementTransactions(first: $first) { edges { node { id } } } } }'
/** Twice the maximum depth and forty times the maximum width. */
const WIDE = `query Wide { organization { ${Array.from({ length: 40 }, (_, index) => `a${index}: uuid`).join(' ')} } }`
const idOf = (text: string) => createHash('sha256').update(text).digest('hex')

let bff: TestBff
let directory: string
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'arus-documents-'))
  const path = join(directory, 'persisted.json')
  // Relay names documents by their MD5; they can be found by their SHA-256 too.
  writeFileSync(path, JSON.stringify({ relay1: TRUSTED, [idOf(WIDE)]: WIDE }))
  bff = await startBff({ config: { mode: 'production', trustedDocuments: path } })
})
afterAll(async () => {
  await bff.close()
  rmSync(directory, { recursive: true })
})

const variables = { first: 1 }

test.each([
  ['id', { id: 'relay1' }],
  ['id by SHA-256', { id: idOf(TRUSTED) }],
  ['documentId', { documentId: idOf(TRUSTED) }],
  ['extensions.id', { extensions: { id: idOf(TRUSTED) } }],
  ['persistedQuery', { extensions: { persistedQuery: { version: 1, sha256Hash: idOf(TRUSTED) } } }],
  ['its whole text', { query: TRUSTED }],
])('a session runs a trusted document named by %s', async (_name, named) => {
  const { status, body } = await bff.ask({ ...named, variables })
  expect(body.errors).toBeUndefined()
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ organization: { uuid: ORGANIZATIONS.own } })
})

test('a GET takes one too', async () => {
  const answer = await fetch(`${bff.url}/graphql?id=relay1&variables=${encodeURIComponent('{"first":1}')}`, {
    headers: { cookie: `arus=${bff.session}`, 'x-organization-id': ORGANIZATIONS.own, 'apollo-require-preflight': '1' },
  })
  expect(await answer.json()).toMatchObject({ data: { organization: { uuid: ORGANIZATIONS.own } } })
})

test('a session runs nothing else, a token does', async () => {
  const query = '{ organization { uuid } }'
  expect((await bff.ask({ query })).body.errors?.[0]?.extensions.code).toBe('DOCUMENT_NOT_TRUSTED')
  expect((await bff.ask({ query: `${TRUSTED} ` })).body.errors?.[0]?.extensions.code).toBe('DOCUMENT_NOT_TRUSTED')
  expect((await bff.ask({ query }, { token: bff.session })).body.errors).toBeUndefined()
})

test('an unknown id says so', async () => {
  const { status, body } = await bff.ask({ id: 'f'.repeat(64) })
  expect(status).toBe(400)
  expect(body.errors?.[0]?.extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND')
})

test('trusted documents have any shape, but no page beyond 200', async () => {
  expect((await bff.ask({ id: idOf(WIDE) })).body.errors).toBeUndefined()
  expect((await bff.ask({ id: 'relay1', variables: { first: 201 } })).body.errors?.[0]?.extensions.code).toBe(
    'OPERATION_LIMIT',
  )
})

test('the websocket holds the same rule', async () => {
  const socket = await openSocket(bff, { session: bff.session, organizationId: ORGANIZATIONS.own })
  expect(await socket.run({ query: '{ organization { uuid } }' })).toMatchObject({ type: 'error' })
  expect(await socket.run({ query: '', extensions: { id: 'relay1' }, variables })).toMatchObject({ type: 'next' })
  socket.close()
})

test('production mode has no introspection and no playground', async () => {
  const { body } = await bff.ask({ query: '{ __schema { queryType { name } } }' }, { token: bff.session })
  expect(body.errors?.[0]?.extensions.code).toBe('GRAPHQL_VALIDATION_FAILED')
  const page = await fetch(`${bff.url}/graphql`, { headers: { accept: 'text/html' } })
  expect(page.status).toBe(400)
})
