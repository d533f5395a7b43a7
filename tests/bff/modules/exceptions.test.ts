// Exceptions in GraphQL, over the real treasury service.
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { encodeId } from '../../../bff/graph/globalId.ts'
import { exceptionSearches } from '../../../services/treasury/exceptionSearches.ts'
import { findExceptions } from '../../../services/treasury/exceptions/findExceptions.ts'
import { openDesk } from '../../services/treasury/reconciliation/support.ts'
import { openSocket } from '../support/socketClient.ts'
import { openGraph } from './support.ts'

const { treasury, url, as } = await openGraph({ feeds: true })
const desk = await openDesk(treasury)
const other = await openDesk(treasury)
const maker = as(desk.organizationId)
const viewer = as(desk.organizationId, 'viewer')

const old = { date: '2026-01-05', description: 'TRSF E-BANKING' }
await Promise.all([desk.line(old), desk.line(old), desk.line(old), other.line(old)])
// The statements of both are complete, so that only their lines cause exceptions.
for (const { organizationId } of [desk, other])
  await treasury.database.inOrganization(organizationId, null, tx =>
    tx.execute(sql`update bank_account set last_checked_on = current_date`),
  )
const look = ({ organizationId }: { organizationId: string }) =>
  treasury.database.inOrganization(organizationId, null, tx => findExceptions(tx, exceptionSearches))
for (const each of [desk, other]) await look(each)

beforeEach(() => {
  treasury.calls.length = 0
})
const called = () => treasury.calls.map(call => call.replace(/\?.*/, '')).toSorted()

type Exception = { id: string; uuid: string; status: string; allowedActions: string[]; comments: object[] }
type Changed = {
  exceptions: Exception[]
  results: { ok: boolean; userErrors: { code: string }[] }[]
  userErrors: { code: string }[]
}

const LIST = `query ($status: [ExceptionStatus!]) { organization { exceptions(first: 10, filter: { status: $status }) {
  totalCount totals { type count } edges { node { id uuid type status label allowedActions amount { amount }
    bankAccount { alias } statementTransaction { description } comments { text } } } } } }`

async function list(status: string[]): Promise<readonly Exception[]> {
  const { data, errors } = await maker.ask<{ organization: { exceptions: { edges: { node: Exception }[] } } }>(LIST, {
    status,
  })
  return data?.organization.exceptions.edges.map(({ node }) => node) ?? expect.unreachable(JSON.stringify(errors))
}

/** One of the bulk mutations of exceptions. */
async function change(name: string, type: string, input: object): Promise<Changed> {
  const { data, errors } = await maker.ask<Record<string, Changed>>(
    `mutation ($input: ${type}!) { ${name}(input: $input) {
      exceptions { id status allowedActions } results { ok userErrors { code } } userErrors { code } } }`,
    { input },
  )
  return data?.[name] ?? expect.unreachable(JSON.stringify(errors))
}

test('a list asks once for its rows, and once for what stands beside them', async () => {
  const { data } = await maker.ask(LIST, { status: ['OPEN'] })
  expect(data).toMatchObject({
    organization: {
      exceptions: { totalCount: 3, totals: [{ type: 'UNMATCHED_STATEMENT', count: 3 }] },
    },
  })
  expect(called()).toEqual([
    'GET /v1/bank-accounts',
    'GET /v1/exception-comments',
    'GET /v1/exceptions',
    'GET /v1/exceptions/summary',
    'GET /v1/statement-transactions',
  ])
})

test('one is taken on, talked about, settled and opened again; a second person is told', async () => {
  const [first] = await list(['OPEN'])
  const { id, uuid } = first ?? expect.unreachable('nothing is open')
  expect(await change('startExceptions', 'ExceptionsInput', { ids: [id] })).toMatchObject({
    exceptions: [{ id, status: 'IN_PROGRESS' }],
    results: [{ ok: true }],
  })
  expect(await change('startExceptions', 'ExceptionsInput', { ids: [id] })).toMatchObject({
    results: [{ ok: false, userErrors: [{ code: 'U-TRSY-XC-1' }] }],
  })
  const { data } = await maker.ask(
    `mutation ($input: CommentOnExceptionInput!) { commentOnException(input: $input) {
      exception { commentCount comments { text authorName } } userErrors { code } } }`,
    { input: { id, text: 'Asked the bank' } },
  )
  expect(data).toEqual({
    commentOnException: {
      exception: { commentCount: 1, comments: [{ text: 'Asked the bank', authorName: 'Sari Puspita' }] },
      userErrors: [],
    },
  })
  await change('resolveExceptions', 'ResolveExceptionsInput', { ids: [id], note: 'Rent, booked' })
  const { data: read } = await viewer.ask(
    'query ($uuid: UUID!) { organization { exception(uuid: $uuid) { status } } }',
    { uuid },
  )
  // The viewer of these tests sees no exceptions.
  expect(read).toEqual({ organization: { exception: null } })
  const resolved = await maker.ask(
    'query ($id: ID!) { node(id: $id) { ... on Exception { status resolution resolutionNote allowedActions } } }',
    { id },
  )
  expect(resolved.data).toEqual({
    node: {
      status: 'RESOLVED',
      resolution: 'BY_PERSON',
      resolutionNote: 'Rent, booked',
      allowedActions: expect.arrayContaining(['REOPEN']),
    },
  })
  expect(await change('reopenExceptions', 'ExceptionsInput', { ids: [id] })).toMatchObject({
    exceptions: [{ id, status: 'OPEN' }],
  })
})

test('what is wrong with one keeps the others, and another organization’s is not found', async () => {
  const [one, two] = await list(['OPEN'])
  const ids = [one?.id ?? '', two?.id ?? '']
  await change('resolveExceptions', 'ResolveExceptionsInput', { ids: ids.slice(0, 1), note: 'Known' })
  expect(
    (await change('resolveExceptions', 'ResolveExceptionsInput', { ids, note: 'Known' })).results.map(({ ok }) => ok),
  ).toEqual([false, true])
  const { errors } = await maker.ask(
    'mutation ($input: ExceptionsInput!) { startExceptions(input: $input) { results { ok } } }',
    { input: { ids: [encodeId('Exception', other.organizationId, one?.uuid ?? '')] } },
  )
  expect(errors).toMatchObject([{ extensions: { code: 'G-7' } }])
})

test('the menu’s count and a subscriber follow what is raised, taken on and settled', async () => {
  const COUNTS = '{ organization { exceptionCounts { open inProgress } } }'
  type Counts = { organization: { exceptionCounts: { open: number; inProgress: number } | null } }
  const counts = async () => (await maker.ask<Counts>(COUNTS)).data?.organization.exceptionCounts
  const before = (await counts()) ?? expect.unreachable('nothing is counted')
  const socket = await openSocket(
    { url },
    { session: `maker@${desk.organizationId}`, organizationId: desk.organizationId },
  )
  const query = 'subscription { exceptionChanged { actor { fullName } exception { id label status } } }'
  const id = await socket.follow({ query })
  await desk.line({ ...old, description: 'NEWLY FOUND' })
  await look(desk)
  type Told = { data: { exceptionChanged: { exception: { id: string; label: string; status: string } } } }
  const told = async () => {
    const { payload } = await socket.next(
      message => message.id === id && (message.payload as Told).data.exceptionChanged.exception.label === 'NEWLY FOUND',
    )
    return (payload as Told).data.exceptionChanged
  }
  const raised = await told()
  expect(raised).toMatchObject({ actor: null, exception: { status: 'OPEN' } })
  expect(await counts()).toEqual({ ...before, open: before.open + 1 })
  await change('startExceptions', 'ExceptionsInput', { ids: [raised.exception.id] })
  expect(await told()).toMatchObject({ exception: { status: 'IN_PROGRESS' } })
  expect(await counts()).toEqual({ ...before, inProgress: before.inProgress + 1 })
  await change('resolveExceptions', 'ResolveExceptionsInput', { ids: [raised.exception.id], note: 'Rent' })
  expect(await told()).toMatchObject({ exception: { status: 'RESOLVED' } })
  expect(await counts()).toEqual(before)
  socket.close()
  const { data, errors } = await viewer.ask<Counts>(COUNTS)
  expect([data, errors?.map(({ extensions }) => extensions.code)]).toEqual([
    { organization: { exceptionCounts: null } },
    ['G-20'],
  ])
})
