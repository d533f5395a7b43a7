// Through GraphQL to a bank over real HTTP: an account is connected, tested, synced and read.
import { expect, it } from 'vitest'
import { waitUntil } from '../../support/waitFor.ts'
import { encodeId } from '../../../bff/graph/globalId.ts'
import { syncWorkers } from '../../../services/treasury/connections/sync/workers.ts'
import { importWorkers } from '../../../services/treasury/statementTransactions/imports/workers.ts'
import { openWorker } from '../../services/treasury/support/worker.ts'
import { openSandboxBank } from '../../support/sandboxBank.ts'
import { openGraph } from './support.ts'

const sandbox = await openSandboxBank()
const { treasury, as } = await openGraph({ snapBanks: sandbox.snapBanks })
await openWorker(treasury, async context => {
  await importWorkers(context)
  const syncs = await syncWorkers(context, { pollIntervalMs: 3_600_000 })
  await syncs.close()
})
const ours = await treasury.organization()
const maker = as(ours.id)

const LINK = `connectionType connection { type status isSyncing schedule nextSyncAt lastSyncedAt lastError { code message }
  lastImport { status source counts { ready duplicates } gap { lastStoredOn } } startsOn credentialsAt version }`
const ACCOUNT = `id alias balance { ledger { amount } available { amount } asOf } ${LINK}`

type Link = {
  status: string
  isSyncing: boolean
  lastError: { code: string } | null
  lastImport: { status: string; source: string; counts: object } | null
  version: number
}
type Account = { id: string; connectionType: string; balance: object | null; connection: Link | null }
type UserErrors = { userErrors: { code: string; field: string[] | null }[] }
type Mutated = { bankAccount: Account | null } & UserErrors

const ask = async <Data>(query: string, variables: object = {}): Promise<Data> => {
  const { data, errors } = await maker.ask<Data>(query, variables)
  return data ?? expect.unreachable(JSON.stringify(errors))
}
/** One of the mutations that return the account. */
async function change(name: string, input: object): Promise<Mutated> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`.replace(
    'SyncBankAccountInput',
    'BankAccountIdInput',
  )
  const data = await ask<Record<string, Mutated>>(
    `mutation ($input: ${type}!) { ${name}(input: $input) { bankAccount { ${ACCOUNT} } userErrors { code field } } }`,
    { input },
  )
  return data[name] ?? expect.unreachable(name)
}
const test = async (id: string) =>
  (
    await ask<{ testBankConnection: { balance: object | null } & UserErrors }>(
      `mutation ($input: BankAccountIdInput!) { testBankConnection(input: $input) {
        balance { ledger { amount currency } available { amount } } userErrors { code } } }`,
      { input: { id } },
    )
  ).testBankConnection
const read = async (id: string) =>
  (await ask<{ node: Account }>(`query ($id: ID!) { node(id: $id) { ... on BankAccount { ${ACCOUNT} } } }`, { id }))
    .node
const settled = (id: string) =>
  waitUntil(
    async () => {
      const { connection, ...account } = await read(id)
      const atWork = ['CHECKING', 'IMPORTING'].includes(connection?.lastImport?.status ?? '')
      return connection && !connection.isSyncing && !atWork ? { ...account, connection } : undefined
    },
    { timeout: 10_000, interval: 50 },
  )

it('connects to a bank, says what is wrong, brings lines and balance once, and shows no credentials', async () => {
  const accountNumber = '2081134471'
  sandbox.openAccount('014', accountNumber, '5000000.00')
  const credentials = sandbox.credentials('014')
  const created = await ask<{ createBankAccount: Mutated }>(
    `mutation ($input: CreateBankAccountInput!) { createBankAccount(input: $input) { bankAccount { ${ACCOUNT} } userErrors { code field } } }`,
    {
      input: {
        bankCode: '014',
        accountNumber,
        alias: 'BCA',
        currency: 'IDR',
        entityId: encodeId('Entity', ours.id, ours.entityId),
      },
    },
  )
  const { bankAccount } = created.createBankAccount
  const id = bankAccount?.id ?? expect.unreachable('the account was made')
  expect(bankAccount).toMatchObject({ connectionType: 'MANUAL', connection: null })

  const wrong = { ...credentials, clientSecret: 'canary-wrong-secret' }
  const malformed = await change('connectBankAccount', {
    id,
    type: 'API',
    credentials: { ...wrong, privateKey: 'canary-key' },
  })
  expect(malformed).toEqual({
    bankAccount: null,
    userErrors: [{ code: 'U-TRSY-BA-5', field: ['credentials', 'privateKey'] }],
  })
  const connected = await change('connectBankAccount', { id, type: 'API', credentials: wrong, schedule: ['08:00'] })
  expect(connected).toMatchObject({
    bankAccount: { connectionType: 'API', connection: { status: 'NEVER', schedule: ['08:00'], version: 1 } },
    userErrors: [],
  })
  expect(await test(id)).toEqual({ balance: null, userErrors: [{ code: 'U-TRSY-BA-19' }] })
  await change('syncBankAccount', { id })
  expect((await settled(id)).connection).toMatchObject({ status: 'FAILING', lastError: { code: 'U-TRSY-BA-19' } })

  const rotated = await change('rotateBankCredentials', { id, version: 1, credentials })
  expect(rotated.bankAccount?.connection?.version).toBe(2)
  expect(await test(id)).toMatchObject({
    balance: { ledger: { amount: '5000000.00', currency: 'IDR' } },
    userErrors: [],
  })

  await fetch(`${sandbox.origin}/sandbox/entries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      bankCode: '014',
      accountNumber,
      direction: 'CREDIT',
      amount: '125000.00',
      description: 'SETORAN TUNAI',
    }),
  })
  await change('syncBankAccount', { id })
  const synced = await settled(id)
  expect(synced).toMatchObject({
    balance: { ledger: { amount: '5125000.00' } },
    connection: {
      status: 'WORKING',
      lastError: null,
      lastImport: { status: 'IMPORTED', source: 'API', counts: { ready: 1 } },
    },
  })
  await change('syncBankAccount', { id })
  await settled(id)
  const today = Temporal.Now.plainDateISO('Asia/Jakarta')
  const { organization } = await ask<{
    organization: { statementImports: { edges: object[] } } & Record<string, unknown>
  }>(
    `query ($from: Date!, $to: Date!) { organization {
      statementImports(first: 5) { edges { node { id source } } }
      bankBalances { bank { code } ledger { amount currency } accounts unknown oldestAsOf }
      balanceHistory(currency: IDR, from: $from, to: $to) { on ledger { amount } accounts } } }`,
    { from: today.subtract({ days: 30 }).toString(), to: today.toString() },
  )
  expect(organization.statementImports.edges).toHaveLength(1)
  expect(organization).toMatchObject({
    bankBalances: [{ bank: { code: '014' }, ledger: { amount: '5125000.00' }, accounts: 1, unknown: 0 }],
    balanceHistory: expect.arrayContaining([
      expect.objectContaining({ ledger: { amount: '5125000.00' }, accounts: 1 }),
    ]),
  })

  const scheduled = await change('setSyncSchedule', { id, version: 2, schedule: ['09:00', '09:00'] })
  expect(scheduled.userErrors).toEqual([{ code: 'U-TRSY-BA-10', field: ['schedule'] }])
  const disconnected = await change('disconnectBankAccount', { id, version: 2 })
  expect(disconnected.bankAccount).toMatchObject({ connectionType: 'MANUAL', connection: null })
  expect((await change('syncBankAccount', { id })).userErrors).toMatchObject([{ code: 'U-TRSY-BA-18' }])
})

it('says where an account stands, closes, reopens and deletes it', async () => {
  const { body: made } = await treasury.as(ours.id).post<{ id: string }>('/v1/bank-accounts', {
    bankCode: '008',
    accountNumber: '7700112233',
    alias: 'Mandiri Lama',
    entityId: ours.entityId,
    currency: 'IDR',
  })
  const id = encodeId('BankAccount', ours.id, made.id)
  const STANDING = 'id status bankStatus allowedActions version'
  type LifecycleState = { status: string; allowedActions: string[]; version: number }
  const run = async (name: string, type: string, input: object) => {
    const data = await ask<Record<string, { bankAccount: LifecycleState | null } & UserErrors>>(
      `mutation ($input: ${type}!) { ${name}(input: $input) { bankAccount { ${STANDING} } userErrors { code field } } }`,
      { input: { id, ...input } },
    )
    return data[name] ?? expect.unreachable(name)
  }
  const closed = await run('closeBankAccount', 'CloseBankAccountInput', { version: 1, reason: 'No longer used' })
  expect(closed.bankAccount).toMatchObject({ status: 'CLOSED', allowedActions: ['REOPEN', 'DELETE'], version: 2 })
  expect((await run('closeBankAccount', 'CloseBankAccountInput', { version: 2, reason: 'Again' })).userErrors).toEqual([
    { code: 'U-TRSY-BA-34', field: null },
  ])
  const listed = await ask<{ organization: { bankAccounts: { edges: { node: { id: string } }[] } } }>(
    '{ organization { bankAccounts(filter: { status: [CLOSED] }) { edges { node { id } } } } }',
  )
  expect(listed.organization.bankAccounts.edges.map(({ node }) => node.id)).toEqual([id])
  const opened = await run('reopenBankAccount', 'BankAccountVersionInput', { version: 2 })
  expect(opened.bankAccount).toMatchObject({ status: 'NEW', allowedActions: ['CLOSE', 'DELETE'], version: 3 })
  const remove = (version: number) =>
    ask<{ deleteBankAccount: { deletedId: string | null } & UserErrors }>(
      'mutation ($input: BankAccountVersionInput!) { deleteBankAccount(input: $input) { deletedId userErrors { code } } }',
      { input: { id, version } },
    )
  expect((await remove(2)).deleteBankAccount).toEqual({ deletedId: null, userErrors: [{ code: 'G-3' }] })
  expect((await remove(3)).deleteBankAccount).toEqual({ deletedId: id, userErrors: [] })
})
