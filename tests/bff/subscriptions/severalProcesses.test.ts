// Subscriptions over the real services: two processes of each, and two BFFs, on one Postgres. Every subscriber sees every event, wherever
// it happened and wherever they are connected.
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openServiceIdentity } from '../../../services/kit/tokens.ts'
import { startArusProcesses } from '../../support/arusProcesses.ts'
import { fillOrganization } from '../support/filledOrganization.ts'
import { removeMember } from '../support/members.ts'
import { Person } from '../support/person.ts'
import { DEMO_ORGANIZATIONS } from '../support/realArus.ts'
import { type Message, SocketClient } from '../support/socketClient.ts'

const RETAIL: string = DEMO_ORGANIZATIONS.first
/** Generous, since the tests are not about speed and the processor is shared. */
const WITHIN_MS = 30_000

const arus = await startArusProcesses(2)
const [here = '', there = ''] = arus.bffUrls
// One session, at both BFFs.
const owner = await Person.signedIn(here, 'owner@arus.test')
const ownerThere = owner.at(there)
const ids = await fillOrganization(owner, RETAIL)
const idOf = (type: string) => ids.global.get(type) ?? `no ${type}`

type Payload = { data?: Record<string, unknown> | null; errors?: unknown }

/** A user's socket, in the organization. */
async function connect(url: string, { cookie }: Person = owner): Promise<SocketClient> {
  const client = await new SocketClient(url, { cookie }).opened()
  client.send({ type: 'connection_init', payload: { organizationId: RETAIL } })
  await client.next(({ type }) => type === 'connection_ack')
  return client
}

/** Subscribes to a field and waits until it is established; `next` returns the events one by one. */
async function follow(url: string, query: string, variables: object = {}, person = owner) {
  const client = await connect(url, person)
  const id = client.subscribe({ query, variables, extensions: { since: '' } })
  const isNext = (message: Message) => message.id === id && message.type === 'next'
  const following = await client.next(({ type }) => type === 'ping' || type === 'complete', WITHIN_MS)
  return {
    client,
    following: following.payload as { missed: boolean; position: string },
    async next<Data>(field: string, fits: (data: Data) => boolean = () => true): Promise<Data> {
      for (;;) {
        const { payload } = await client.next(isNext, WITHIN_MS)
        const { data, errors } = payload as Payload
        expect(errors).toBeUndefined()
        const value = data?.[field] as Data
        if (fits(value)) return value
      }
    },
    completed: () => client.next(message => message.id === id && message.type === 'complete', WITHIN_MS),
  }
}

const mutate = async <Data>(person: Person, name: string, input: object, selection: string): Promise<Data> => {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`
  const query = `mutation($input: ${type}!) { ${name}(input: $input) { ${selection} userErrors { code message } } }`
  const answer = await person.get<Record<string, Data & { userErrors: unknown[] }>>(query, { input }, RETAIL)
  const payload = answer[name]
  if (!payload || payload.userErrors.length > 0) throw new Error(`${name}: ${JSON.stringify(payload)}`)
  return payload
}

const enterLine = async (person: Person, amount: string, bankAccountId = idOf('BankAccount')) => {
  const input = {
    bankAccountId,
    date: Temporal.Now.plainDateISO('Asia/Jakarta').toString(),
    description: `TRSF ${randomUUID()}`,
    direction: 'CREDIT',
    amount,
  }
  type Made = { statementTransaction: { id: string } }
  return (await mutate<Made>(person, 'createStatementTransaction', input, 'statementTransaction { id }'))
    .statementTransaction.id
}

type Change = { kind: string; statementTransactions: { id: string; status: string }[]; actor: { fullName: string } }
const CHANGED = `subscription($account: ID) { reconciliationChanged(bankAccountId: $account) {
  kind statementTransactions { id status } expectedTransactions { id status } reconciliation { id } actor { fullName } } }`
const mentions = (id: string) => (change: Change) => change.statementTransactions.some(line => line.id === id)

describe('the feed of a service', () => {
  test.each([
    ['account', 0],
    ['account', 1],
    ['treasury', 0],
    ['treasury', 1],
  ] as const)('%s %i begins with its place, before anything happens', async (audience, index) => {
    const urls = audience === 'account' ? arus.accountUrls : arus.treasuryUrls
    const token = await openServiceIdentity(arus.serviceSecret, 'bff').tokenFor(audience)
    const stop = new AbortController()
    const answer = await fetch(`${urls[index]}/v1/events`, {
      headers: { authorization: `Bearer ${token}` },
      signal: stop.signal,
    })
    expect(answer.headers.get('content-type')).toBe('text/event-stream')
    const { value } = (await answer.body?.getReader().read()) ?? {}
    expect(new TextDecoder().decode(value)).toMatch(/^id: \d+\n\n$/)
    stop.abort()
  })
})

describe('reconciliationChanged', () => {
  test('tells everybody what was done through any process', async () => {
    const followers = [await follow(here, CHANGED), await follow(there, CHANGED)]
    for (const person of [owner, ownerThere]) {
      const id = await enterLine(person, '91000.00')
      for (const { next } of followers) {
        const change = await next('reconciliationChanged', mentions(id))
        expect(change).toMatchObject({ kind: 'STATEMENTS_CHANGED', actor: { fullName: expect.any(String) } })
      }
    }
    for (const { client } of followers) client.close()
  })

  test('tells of a match and of its end, with the states of now', async () => {
    const follower = await follow(there, CHANGED, { account: idOf('BankAccount') })
    const line = idOf('StatementTransaction')
    const input = {
      statementTransactionIds: [line],
      expectedTransactionIds: [idOf('ExpectedTransaction')],
      idempotencyKey: randomUUID(),
    }
    type Made = { reconciliation: { id: string } }
    const { reconciliation } = await mutate<Made>(owner, 'reconcile', input, 'reconciliation { id }')
    const isKind = (kind: string) => (change: Change) => change.kind === kind && mentions(line)(change)
    expect(await follower.next('reconciliationChanged', isKind('RECONCILED'))).toMatchObject({
      reconciliation,
      statementTransactions: [{ id: line, status: 'RECONCILED' }],
      expectedTransactions: [{ id: idOf('ExpectedTransaction'), status: 'RECONCILED' }],
    })
    await mutate(owner, 'removeReconciliation', { id: reconciliation.id, reason: 'Wrong' }, 'reconciliation { id }')
    expect(await follower.next('reconciliationChanged', isKind('REMOVED'))).toMatchObject({
      statementTransactions: [{ id: line, status: 'UNRECONCILED' }],
    })
    follower.client.close()
  })
})

test('reconciliationRunProgress: the present state, each step, and the end', async () => {
  await enterLine(owner, '92000.00')
  type Made = { run: { id: string } }
  const input = { bankAccountId: idOf('BankAccount'), mode: 'RECOMMEND' }
  const { run } = await mutate<Made>(owner, 'runReconciliation', input, 'run { id }')
  const query = 'subscription($id: ID!) { reconciliationRunProgress(runId: $id) { id status done total } }'
  const followers = [await follow(here, query, { id: run.id }), await follow(there, query, { id: run.id })]
  type Run = { id: string; status: string; done: number; total: number }
  for (const follower of followers) {
    const { done, total } = await follower.next<Run>(
      'reconciliationRunProgress',
      ({ id, status }) => id === run.id && status === 'COMPLETED',
    )
    expect(done).toBe(total)
    await follower.completed()
    follower.client.close()
  }
})

const MAPPING = {
  dateColumn: 0,
  descriptionColumns: [1],
  amountColumn: 2,
  balanceColumn: 3,
  dateFormat: 'yyyy-MM-dd',
  delimiter: ',',
  skipRows: 1,
}

const upload = async (purpose: string, text: string): Promise<string> => {
  const file = { purpose, name: 'live.csv', size: text.length, contentType: 'text/csv' }
  type Uploaded = { upload: { fileId: string; url: string } }
  const { fileId, url } = (await mutate<Uploaded>(owner, 'createFileUpload', file, 'upload { fileId url }')).upload
  expect((await owner.file('PUT', url, text)).status).toBeLessThan(300)
  return fileId
}

/** Enough lines for the import to be in progress when a colleague's BFF reads its start. */
const IMPORTED_LINES = 10_000

test('statementImportProgress: from checking to the lines that are stored, and its end; colleagues hear of its beginning', async () => {
  const today = Temporal.Now.plainDateISO('Asia/Jakarta').toString()
  const lines = Array.from(
    { length: IMPORTED_LINES },
    (_, index) => `${today},TRSF IMPORT ${index},1000.00,${(index + 1) * 1000}.00`,
  )
  const text = `Date,Description,Amount,Balance\n${lines.join('\n')}\n`
  const input = {
    bankAccountId: idOf('BankAccount'),
    fileId: await upload('STATEMENT', text),
    ignoreWarnings: true,
    mapping: MAPPING,
  }
  type Made = { statementImport: { id: string } }
  const colleague = await follow(there, CHANGED)
  const { statementImport } = await mutate<Made>(owner, 'importStatement', input, 'statementImport { id }')
  const query = `subscription($id: ID!) { statementImportProgress(importId: $id) {
    id status done counts { ready errors } failureReason } }`
  const followers = [
    await follow(here, query, { id: statementImport.id }),
    await follow(there, query, { id: statementImport.id }),
  ]
  type Import = { status: string; counts: { ready: number } }
  for (const follower of followers) {
    const last = await follower.next<Import>('statementImportProgress', ({ status }) => !status.endsWith('ING'))
    expect(last).toMatchObject({ status: 'IMPORTED', counts: { ready: IMPORTED_LINES, errors: 0 } })
    await follower.completed()
    follower.client.close()
  }
  for (const kind of ['IMPORT_STARTED', 'IMPORTED'])
    await colleague.next<Change>('reconciliationChanged', change => change.kind === kind)
  colleague.client.close()
}, 240_000)

test('colleagues hear of expected transactions that a file brought', async () => {
  const today = Temporal.Now.plainDateISO('Asia/Jakarta').toString()
  const text = `date,direction,amount,currency,description\n${today},CREDIT,91000.00,IDR,Of a file\n`
  const colleague = await follow(there, CHANGED)
  const input = { fileId: await upload('EXPECTED_TRANSACTIONS', text), ignoreWarnings: true }
  const query = `mutation($input: ImportRecordsInput!) {
    importExpectedTransactions(input: $input) { recordImport { id } userErrors { code } } }`
  await owner.get(query, { input }, RETAIL)
  const change = await colleague.next<Change>('reconciliationChanged', ({ kind }) => kind === 'EXPECTED_CHANGED')
  expect(change.statementTransactions).toEqual([])
  colleague.client.close()
}, 240_000)

test('a socket that comes back learns, at any BFF, whether it has missed anything', async () => {
  // On a separate account: the lines imported above are still being analyzed.
  const quiet = {
    bankCode: '014',
    accountNumber: '7700112233',
    alias: 'Quiet',
    entityId: idOf('Entity'),
    currency: 'IDR',
  }
  type Account = { bankAccount: { id: string } }
  const { bankAccount } = await mutate<Account>(owner, 'createBankAccount', quiet, 'bankAccount { id }')
  const account = bankAccount.id
  const before = await follow(here, CHANGED, { account })
  const since = before.following.position
  await arus.killBff(0)
  expect((await before.client.closed).code).toBe(1006)
  const again = async (url: string) => {
    const client = await connect(url)
    client.subscribe({ query: CHANGED, variables: { account }, extensions: { since } })
    const { payload } = await client.next(({ type }) => type === 'ping', WITHIN_MS)
    client.close()
    return payload
  }
  // The other BFF has received everything: nothing was missed.
  expect(await again(there)).toMatchObject({ missed: false })
  const follower = await follow(there, CHANGED)
  const id = await enterLine(ownerThere, '93000.00', account)
  await follower.next('reconciliationChanged', mentions(id))
  expect(await again(there)).toMatchObject({ missed: true })
  follower.client.close()
  // The restarted BFF can't know, and says so.
  await arus.startBff(0)
  expect(await again(here)).toMatchObject({ missed: true })
})

test('whoever is removed loses every running subscription within two seconds, at every BFF', async () => {
  const viewer = await Person.signedIn(here, 'viewer@arus.test')
  const followers = [await follow(here, CHANGED, {}, viewer), await follow(there, CHANGED, {}, viewer)]
  const place = { accountUrl: arus.accountUrls[1] ?? '', serviceSecret: arus.serviceSecret, organizationId: RETAIL }
  const began = performance.now()
  await removeMember(place, owner.cookie, 'viewer')
  for (const { client } of followers) expect((await client.closed).code).toBe(4403)
  expect(performance.now() - began).toBeLessThan(2_000)
  const refused = await new SocketClient(there, { cookie: viewer.cookie }).opened()
  refused.send({ type: 'connection_init', payload: { organizationId: RETAIL } })
  expect((await refused.closed).code).toBe(4403)
})
