import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { waitUntil } from '../../../support/waitFor.ts'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { withAdmin } from '../../../../services/kit/database/provision.ts'
import { openSealing } from '../../../../services/kit/sealing.ts'
import { setConnectionType } from '../../../../services/treasury/bankAccounts/read.ts'
import { unsealCredentials } from '../../../../services/treasury/connections/credentials.ts'
import { runSync } from '../../../../services/treasury/connections/sync/run.ts'
import { enqueueDueSyncs, syncWorkers } from '../../../../services/treasury/connections/sync/workers.ts'
import type { TreasuryContext } from '../../../../services/treasury/context.ts'
import { createStatement } from '../../../../services/treasury/statementTransactions/createStatement.ts'
import { importWorkers } from '../../../../services/treasury/statementTransactions/imports/workers.ts'
import { openSftpServer } from '../../../support/sftpServer.ts'
import { openTreasuryApi, type Problem } from '../support/api.ts'
import { bcaFile, importFile, openAccount } from '../statementTransactions/support.ts'
import { openWorker } from '../support/worker.ts'
import { credentials, curveKey, openFakeBank, rsaKey, shortKey } from './fakeBank.ts'

const clock = stoppedClock('2026-11-20T03:00:00Z')
const bank = openFakeBank(clock.now)
const server = await openSftpServer({ username: 'nusantara', password: 'right' })
const api = await openTreasuryApi({
  clock,
  fakeBank: bank.connection,
  sftpServers: {
    '022': server.configured,
    '009': { ...server.configured, hostKey: `SHA256:${'A'.repeat(43)}` },
  },
})
const ours = await api.organization()
const maker = api.as(ours.id)
let context: TreasuryContext | undefined
await openWorker(api, async opened => {
  context = opened
  await importWorkers(opened)
  // Only the tests start due syncs, by the clock that they set.
  const syncs = await syncWorkers(opened, { pollIntervalMs: 3_600_000 })
  await syncs.close()
})
const WITHIN = { timeout: 10_000, interval: 25 }
const look = () => enqueueDueSyncs(context ?? expect.unreachable('the worker is open'))

type Link = {
  method: string
  status: string
  isSyncing: boolean
  schedule: string[]
  nextSyncAt: string | null
  lastSyncedAt: string | null
  lastError: { code: string; message: string } | null
  lastImportId: string | null
  startsOn: string | null
  version: number
}
type Account = { id: string; accountNumber: string; connectionType: string; balance: object | null }
type Import = {
  id: string
  status: string
  source: string
  counts: { ready: number; duplicates: number }
  gap: unknown
}

let number = 3_300_000_000
async function account(over: object = {}): Promise<Account> {
  const accountNumber = String(number++)
  const fields = { bankCode: '014', accountNumber, alias: `Rekening ${accountNumber}`, currency: 'IDR' }
  const { body } = await maker.post<Account>('/v1/bank-accounts', { ...fields, entityId: ours.entityId, ...over })
  return body
}
const pathOf = ({ id }: Pick<Account, 'id'>, rest = '') => `/v1/bank-accounts/${id}/connection${rest}`
const byApi = { type: 'API', credentials, schedule: [] }
async function connected(over: object = {}): Promise<Account> {
  const made = await account()
  const { status, body } = await maker.post(pathOf(made), { ...byApi, ...over })
  expect(status, JSON.stringify(body)).toBe(201)
  return made
}
/** So that its schedule does not affect other tests. */
async function disconnect(of: Account) {
  const { version } = await linkOf(of)
  expect((await maker.post(pathOf(of, '/disconnect'), { version })).status).toBe(200)
}
async function linkOf({ id }: Pick<Account, 'id'>): Promise<Link> {
  const { body } = await maker.get<{ items: Link[] }>(`/v1/bank-connections?ids=${id}`)
  return body.items[0] ?? expect.unreachable('the account is connected')
}
const importsOf = async ({ id }: Pick<Account, 'id'>) =>
  (await maker.get<{ items: Import[] }>(`/v1/statement-imports?bankAccountId=${id}`)).body.items
const linesOf = async ({ id }: Pick<Account, 'id'>) =>
  (
    await maker.get<{ items: { description: string; source: string }[] }>(
      `/v1/statement-transactions?bankAccountId=${id}`,
    )
  ).body.items

async function syncNow(of: Account): Promise<Link> {
  expect((await maker.post(pathOf(of, '/sync'), {})).status).toBe(202)
  return settled(of)
}
/** The connection once neither a sync nor its import is running. */
const settled = (of: Account) =>
  waitUntil(async () => {
    const link = await linkOf(of)
    const atWork = (await importsOf(of)).some(({ status }) => status === 'CHECKING' || status === 'IMPORTING')
    // Read again: the import's data must be from after its end.
    return link.isSyncing || atWork ? undefined : linkOf(of)
  }, WITHIN)

it('connects, shows nothing of the credentials, and seals them for this account alone', async () => {
  const made = await account()
  const { status, body } = await maker.post<Link>(pathOf(made), { ...byApi, schedule: ['17:00', '08:30'] })
  onTestFinished(() => disconnect(made))
  expect(status).toBe(201)
  expect(body).toMatchObject({
    status: 'NEVER',
    schedule: ['08:30', '17:00'],
    nextSyncAt: '2026-11-20T10:00:00.000000Z',
  })
  expect((await maker.get<Account>(`/v1/bank-accounts/${made.id}`)).body.connectionType).toBe('API')

  const answers = [
    body,
    await linkOf(made),
    (await maker.get('/v1/bank-accounts')).body,
    (await maker.get('/v1/activity')).body,
  ]
  const everywhere = await withAdmin(api.adminUrl, async admin => {
    const { rows } = await admin.query<{ sealed: Buffer; all: string }>(
      `select sealed, row_to_json(c)::text || (select coalesce(string_agg(data::text, ''), '') from pgboss.job) as all from bank_connection c where bank_account_id = $1`,
      [made.id],
    )
    return rows[0] ?? expect.unreachable('the connection is stored')
  })
  for (const secret of ['client-1', 'secret-1', 'partner-1', rsaKey.slice(60, 120)])
    expect(JSON.stringify(answers) + everywhere.all).not.toContain(secret)
  const owner = { organizationId: ours.id, bankAccountId: made.id }
  expect(unsealCredentials(api.seals, owner, everywhere.sealed)).toEqual(credentials)
  const otherwise = [
    () => unsealCredentials(api.seals, { ...owner, bankAccountId: ours.id }, everywhere.sealed),
    () => unsealCredentials(openSealing(Buffer.alloc(32)), owner, everywhere.sealed),
  ]
  for (const read of otherwise) expect(read).toThrow('sealed with another key')
})

it.each([
  ['BA-5', { credentials: { ...credentials, privateKey: 'not a key' } }, 'credentials.privateKey'],
  ['BA-6', { credentials: { ...credentials, privateKey: curveKey } }, 'credentials.privateKey'],
  ['BA-6', { credentials: { ...credentials, privateKey: shortKey } }, 'credentials.privateKey'],
  ['BA-7', { credentials: null }, 'credentials'],
  ['BA-10', { schedule: ['08:00', '12:00', '08:00'] }, 'schedule'],
  ['BA-27', { type: 'CRAWLER', credentials: null, schedule: ['08:00'] }, 'schedule'],
])('refuses with %s', async (code, over, path) => {
  const made = await account()
  const { body } = await maker.post<Problem>(pathOf(made), { ...byApi, ...over })
  expect(body).toMatchObject({ code: `U-TRSY-${code}`, errors: [{ path }] })
  expect(JSON.stringify(body)).not.toContain('secret-1')
})

it('refuses what needs a connection without one, a second connection, and a stale version', async () => {
  const made = await account()
  for (const [path, send] of [
    ['/test', {}],
    ['/sync', {}],
    ['/disconnect', { version: 1 }],
  ] as const)
    expect((await maker.post<Problem>(pathOf(made, path), send)).body.code).toBe('U-TRSY-BA-18')
  await maker.post(pathOf(made), byApi)
  expect((await maker.post<Problem>(pathOf(made), byApi)).body.code).toBe('U-TRSY-BA-17')
  const schedule = { version: 1, schedule: ['09:00'] }
  expect((await maker.put(pathOf(made, '/schedule'), schedule)).status).toBe(200)
  expect((await maker.put<Problem>(pathOf(made, '/schedule'), schedule)).body.code).toBe('G-3')
  expect((await maker.put<Problem>(pathOf(made, '/credentials'), { version: 1, credentials })).body.code).toBe('G-3')
  const rotated = await maker.put<Link>(pathOf(made, '/credentials'), { version: 2, credentials })
  expect(rotated.body.version).toBe(3)
  expect((await maker.post(pathOf(made, '/disconnect'), { version: 3 })).status).toBe(200)
  expect((await maker.get<Account>(`/v1/bank-accounts/${made.id}`)).body.connectionType).toBe('MANUAL')
  const viewer = api.as(ours.id, 'viewer')
  expect((await viewer.post<Problem>(pathOf(made), byApi)).body.code).toBe('G-20')
  const stranger = api.as((await api.organization('PT Lain')).id)
  expect((await stranger.post<Problem>(pathOf(made), byApi)).body.code).toBe('G-7')
})

it.each([
  ['CREDENTIALS', 'BA-19'],
  ['NOT_PERMITTED', 'BA-20'],
  ['REFUSED', 'BA-21'],
  ['BUSY', 'BA-22'],
  ['UNREACHABLE', 'BA-23'],
  ['NONSENSE', 'BA-24'],
] as const)(
  'says what is wrong when the bank answers %s: by a test at once, by a sync on the connection',
  async (fault, code) => {
    const made = await connected({ schedule: ['09:00'] })
    onTestFinished(() => disconnect(made))
    bank.state.fault = fault
    try {
      expect((await maker.post<Problem>(pathOf(made, '/test'), {})).body.code).toBe(`U-TRSY-${code}`)
      const link = await syncNow(made)
      expect(link).toMatchObject({ status: 'FAILING', lastError: { code: `U-TRSY-${code}` }, lastSyncedAt: null })
      const passes = fault === 'BUSY' || fault === 'UNREACHABLE'
      expect(link.nextSyncAt).toBe(passes ? '2026-11-20T03:15:00.000000Z' : '2026-11-21T02:00:00.000000Z')
    } finally {
      bank.state.fault = null
    }
    expect(await syncNow(made)).toMatchObject({ status: 'WORKING', lastError: null })
  },
)

it('tests without storing anything', async () => {
  const made = await connected()
  const { body } = await maker.post(pathOf(made, '/test'), {})
  expect(body).toEqual({
    balance: {
      ledger: { amount: '1000000.00', currency: 'IDR' },
      available: { amount: '999990.00', currency: 'IDR' },
      asOf: '2026-11-20T03:00:00Z',
    },
  })
  expect(await linkOf(made)).toMatchObject({ status: 'NEVER', lastSyncedAt: null })
})

it('takes balance and lines through the import, and a second time nothing', async () => {
  const made = await connected()
  bank.book('2026-11-18', 250_000n, '=HYPERLINK("x") INV/2026/1')
  bank.book('2026-11-18', 250_000n, '=HYPERLINK("x") INV/2026/1')
  bank.book('2026-11-19', -75_000n, 'BIAYA, ADM "NOV"')
  const first = await syncNow(made)
  expect(first).toMatchObject({ status: 'WORKING', startsOn: '2026-10-21' })
  const [only] = await importsOf(made)
  expect(only).toMatchObject({
    id: first.lastImportId,
    status: 'IMPORTED',
    source: 'API',
    counts: { ready: 3 },
    gap: null,
  })
  expect(only).toMatchObject({ layout: 'Bank API', balanceProof: { holds: true, rows: 3 } })
  const lines = await linesOf(made)
  expect(lines.map(({ description }) => description)).toEqual([
    'BIAYA, ADM "NOV"',
    '=HYPERLINK("x") INV/2026/1',
    '=HYPERLINK("x") INV/2026/1',
  ])
  expect(new Set(lines.map(({ source }) => source))).toEqual(new Set(['API']))

  await syncNow(made)
  expect(await importsOf(made)).toHaveLength(1)
  expect(await linesOf(made)).toHaveLength(3)
  expect(bank.spans.at(-1)).toBe('2026-11-12/2026-11-20')

  bank.book('2026-11-20', 10_000n, 'BUNGA')
  const third = await syncNow(made)
  const [newest] = await importsOf(made)
  expect(newest).toMatchObject({ id: third.lastImportId, counts: { ready: 1, duplicates: 3 }, gap: null })
  const { balance } = (await maker.get<Account>(`/v1/bank-accounts/${made.id}`)).body
  expect(balance).toEqual({
    ledger: { amount: '1004350.00', currency: 'IDR' },
    available: { amount: '1004340.00', currency: 'IDR' },
    asOf: '2026-11-20T03:00:00.000000Z',
  })

  // An import from a connection is undone like any other, and can be imported again.
  expect((await maker.post(`/v1/statement-imports/${newest?.id}/undo`, {})).status).toBe(200)
  expect(await linesOf(made)).toHaveLength(3)
  await syncNow(made)
  expect(await linesOf(made)).toHaveLength(4)
})

it('stores nothing of a statement whose balances do not follow, says so, and does not offer it twice', async () => {
  const made = await connected()
  bank.state.lie = 5n
  try {
    const link = await syncNow(made)
    expect(link).toMatchObject({ status: 'FAILING', lastError: { code: 'U-TRSY-BA-26' } })
    await syncNow(made)
    expect(await importsOf(made)).toMatchObject([{ id: link.lastImportId, status: 'HAS_ERRORS' }])
    expect(await linesOf(made)).toEqual([])
  } finally {
    bank.state.lie = 0n
  }
  expect(await syncNow(made)).toMatchObject({ status: 'WORKING', lastError: null })
})

it('begins after lines that came by hand, and says what is missing between them', async () => {
  const made = await account()
  await maker.post('/v1/statement-transactions', {
    bankAccountId: made.id,
    date: '2026-11-17',
    description: 'SETORAN',
    direction: 'CREDIT',
    amount: '10.00',
    endingBalance: '10.00',
  })
  await maker.post(pathOf(made), byApi)
  expect(await syncNow(made)).toMatchObject({ startsOn: '2026-11-18' })
  expect(bank.spans.at(-1)).toBe('2026-11-18/2026-11-20')
  expect((await importsOf(made))[0]?.gap).toMatchObject({ lastStoredOn: '2026-11-17' })
})

const byHand = (of: Account) =>
  maker.post<Problem>('/v1/statement-transactions', {
    bankAccountId: of.id,
    date: '2026-11-20',
    description: `SETORAN ${randomUUID()}`,
    direction: 'CREDIT',
    amount: '10.00',
  })

it('takes no lines by hand while it is connected, but files of its bank', async () => {
  const made = await account()
  expect((await byHand(made)).status).toBe(201)
  await maker.post(pathOf(made), byApi)
  expect((await byHand(made)).body).toMatchObject({
    code: 'U-TRSY-ST-70',
    errors: [{ path: 'bankAccountId', code: 'U-TRSY-ST-70' }],
  })
  expect(await linesOf(made)).toHaveLength(1)
  const file = bcaFile({ date: '20/11/2026', description: 'SETORAN', amount: '12.00', type: 'CR' })
  const fileId = await maker.upload('STATEMENT', 'statement.csv', file)
  const { body } = await maker.post<Import>('/v1/statement-imports', { bankAccountId: made.id, fileId })
  const imported = await waitUntil(async () => {
    const found = (await importsOf(made)).find(({ id }) => id === body.id)
    return found && !['CHECKING', 'IMPORTING'].includes(found.status) ? found : undefined
  }, WITHIN)
  expect(imported).toMatchObject({ status: 'IMPORTED', counts: { ready: 1 } })
  await disconnect(made)
  expect((await byHand(made)).status).toBe(201)
})

it('is not connected while somebody enters a line, nor takes one that was sent while it was being connected', async () => {
  const made = await account()
  const { database, jobs } = api
  const line = {
    bankAccountId: made.id,
    date: '2026-11-20',
    description: 'SETORAN',
    direction: 'CREDIT',
    amountMinor: 1_000n,
    endingBalanceMinor: null,
  } as const
  const isWaiting = () =>
    waitUntil(
      () =>
        withAdmin(api.adminUrl, async admin => {
          const { rows } = await admin.query(
            `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          )
          return rows[0]
        }),
      WITHIN,
    )
  const connecting = await database.inOrganization(ours.id, maker.actorId, async tx => {
    await createStatement(tx, jobs, line)
    const sent = maker.post(pathOf(made), byApi)
    await isWaiting()
    return { sent }
  })
  expect((await connecting.sent).status).toBe(201)
  await disconnect(made)

  const entering = await database.inOrganization(ours.id, maker.actorId, async tx => {
    await setConnectionType(tx, made.id, 'API')
    const sent = byHand(made)
    await isWaiting()
    return { sent }
  })
  expect((await entering.sent).body).toMatchObject({ code: 'U-TRSY-ST-70' })
})

it('syncs by itself when its time comes, once, also after nobody looked and after the clock jumped', async () => {
  const made = await connected({ schedule: ['09:00', '15:00'] })
  const countNow = () => bank.asked.filter(asked => asked === made.accountNumber).length
  await look()
  expect(await linkOf(made)).toMatchObject({ isSyncing: false, nextSyncAt: '2026-11-20T08:00:00.000000Z' })
  // The worker missed three syncs.
  clock.set('2026-11-21T08:30:00Z')
  const before = countNow()
  await look()
  await look()
  expect(await settled(made)).toMatchObject({ nextSyncAt: '2026-11-22T02:00:00.000000Z', status: 'WORKING' })
  expect(countNow() - before).toBe(1)
  clock.set('2026-11-20T03:00:00Z')
  await look()
  expect(await settled(made)).toMatchObject({ nextSyncAt: '2026-11-20T08:00:00.000000Z' })
  expect(countNow() - before).toBe(1)
  clock.set('2026-11-23T03:00:00Z')
  expect((await linkOf(made)).status).toBe('STALE')
  clock.set('2026-11-20T03:00:00Z')
})

it('takes files from a folder once, and puts them where their import ended', async () => {
  const made = await account({ bankCode: '013' })
  const connect = await maker.post(pathOf(made), { type: 'CRAWLER', schedule: [] })
  expect(connect.status).toBe(201)
  expect((await maker.post(pathOf(made, '/test'), {})).body).toEqual({ balance: null })
  const folder = join(api.dropDirectory, ours.id, `013-${made.accountNumber}`)
  const put = (name: string, text: string) => {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, name), text)
    utimesSync(join(folder, name), new Date('2026-11-01'), new Date('2026-11-01'))
  }
  const good =
    'Posting Date,Eff Date,Transaction Desc,Debit,Credit,Balance\n18/11/2026,18/11/2026,SETORAN,,100.00,100.00\n'
  put('a.csv', good)
  put('b.csv', good.replace('18/11/2026,18', '31/11/2026,18'))
  put('c.exe', 'MZ')
  put('d.csv.part', good)
  const lookUntil = (end: string, names: string[]) =>
    waitUntil(async () => {
      await look()
      const found = readdirSync(folder, { recursive: true })
        .map(String)
        .filter(name => name.startsWith(`${end}/`))
      return found.length === names.length ? found.toSorted() : undefined
    }, WITHIN)
  expect(await lookUntil('done', ['a'])).toEqual(['done/a.csv'])
  expect(await lookUntil('failed', ['b', 'c'])).toEqual(['failed/b.csv', 'failed/c.exe'])
  expect(readdirSync(folder).toSorted()).toEqual(['d.csv.part', 'done', 'failed'])
  expect(await linesOf(made)).toMatchObject([{ description: 'SETORAN', source: 'CRAWLER' }])

  // The same content again, under another name.
  put('e.csv', good)
  expect(await lookUntil('done', ['a', 'e'])).toEqual(['done/a.csv', 'done/e.csv'])
  expect(await linesOf(made)).toHaveLength(1)
  expect((await importsOf(made)).map(({ status }) => status).toSorted()).toEqual(['HAS_ERRORS', 'IMPORTED'])
})

it('takes files from the bank’s own server at its times, and asks who signs in there', async () => {
  const made = await account({ bankCode: '022' })
  expect((await maker.get(`/v1/bank-accounts/${made.id}`)).body).toMatchObject({
    connectableBy: ['SFTP'],
    loginFields: ['COMPANY_ID', 'USER_ID', 'PASSWORD'],
  })
  const connect = (login: object | null) =>
    maker.post<Problem>(pathOf(made), { type: 'CRAWLER', login, schedule: ['09:00'] })
  expect((await connect(null)).body).toMatchObject({ code: 'U-TRSY-BA-8', errors: [{ path: 'login' }] })
  const named = { companyId: 'PTNUSA', userId: 'nusantara' }
  expect((await connect(named)).body.code).toBe('U-TRSY-BA-8')
  expect((await connect({ ...named, privateKey: 'none' })).body.code).toBe('U-TRSY-BA-5')
  // This bank's required fields must be present, and others are rejected.
  const { body: others } = await connect({ userId: 'nusantara', password: 'right', cif: 'C-1' })
  expect(others).toMatchObject({
    code: 'G-2',
    errors: [
      { path: 'login.companyId', code: 'REQUIRED' },
      { path: 'login.cif', code: 'INVALID_VALUE' },
    ],
  })
  // It is part of paths on the bank's server.
  expect((await connect({ ...named, companyId: '../other', password: 'right' })).body).toMatchObject({
    code: 'G-2',
    errors: [{ path: 'login.companyId' }],
  })
  expect((await connect({ ...named, password: 'wrong' })).status).toBe(201)
  onTestFinished(() => disconnect(made))
  const test = async () => (await maker.post<Problem>(pathOf(made, '/test'), {})).body
  expect((await test()).code).toBe('U-TRSY-BA-19')
  const login = { ...named, password: 'right' }
  expect((await maker.put(pathOf(made, '/credentials'), { version: 1, login })).status).toBe(200)
  // The bank has not created this account's folder yet.
  expect((await test()).code).toBe('U-TRSY-BA-21')

  const folder = `/out/${made.accountNumber}`
  const head = 'CIMB Niaga, Rekening Koran, PT Contoh\nTanggal;Deskripsi;Debit;Kredit;Saldo'
  server.put(`${folder}/nov.csv`, `${head}\n18-Nov-2026;SETORAN SFTP;0;100.00;100.00\n`)
  server.put(`${folder}/half.csv.part`, head)
  expect(await test()).toEqual({ balance: null })
  // The login isn't retried every few seconds.
  await look()
  expect(await linkOf(made)).toMatchObject({ method: 'SFTP', lastSyncedAt: null, isSyncing: false })
  expect(await syncNow(made)).toMatchObject({ lastError: null, nextSyncAt: '2026-11-21T02:00:00.000000Z' })
  expect(await linesOf(made)).toMatchObject([{ description: 'SETORAN SFTP', source: 'CRAWLER' }])
  await syncNow(made)
  expect([...server.files.keys()].toSorted()).toEqual([`${folder}/done/nov.csv`, `${folder}/half.csv.part`])
  expect(await linesOf(made)).toHaveLength(1)

  // Banks give every day's file the same name.
  server.put(`${folder}/nov.csv`, `${head}\n19-Nov-2026;SETORAN BESOK;0;50.00;150.00\n`)
  await syncNow(made)
  expect(await syncNow(made)).toMatchObject({ lastError: null })
  expect([...server.files.keys()].filter(path => path.startsWith(`${folder}/done/`))).toHaveLength(2)
  expect(await linesOf(made)).toHaveLength(2)
})

it('talks to no server that shows another key than the configured one', async () => {
  const made = await account({ bankCode: '009' })
  const login = { companyId: 'PTNUSA', cif: 'C-77', userId: 'nusantara', password: 'right' }
  await maker.post(pathOf(made), { type: 'CRAWLER', login, schedule: [] })
  const { body } = await maker.post<Problem>(pathOf(made, '/test'), {})
  expect(body).toMatchObject({ code: 'U-TRSY-BA-21', title: expect.stringContaining('another key') })
})

it('T3: credentials are given, replaced and forgotten with a proof for exactly that, once', async () => {
  const made = await account()
  const careless = api.as(ours.id, 'maker', maker.actorId, { showsFactor: false })
  const connect = (over: object = {}) => careless.post<Problem & Link>(pathOf(made), { ...byApi, ...over })
  // Errors are reported before a code is requested.
  expect((await connect({ credentials: null })).body.code).toBe('U-TRSY-BA-7')
  const { body: asked } = await connect()
  expect(asked).toMatchObject({ status: 403, code: 'U-TRSY-BA-29' })
  const digest = asked.proofOf ?? expect.unreachable('it says what is to be proved')
  expect((await maker.get<Account>(`/v1/bank-accounts/${made.id}`)).body.connectionType).toBe('MANUAL')

  const claims = { sub: maker.actorId, org: ours.id, digest, jti: randomUUID(), step: null }
  const wrong = [
    await careless.changeProof('A'.repeat(43)),
    await api.mintChange({ ...claims, sub: randomUUID(), factor: 'PASSKEY' }),
    // For an approval, which is of another type.
    await api.mintApproval({ ...claims, factor: 'PASSKEY' }),
    'none',
  ]
  for (const proof of wrong) expect((await connect({ proof })).body.code).toBe('U-TRSY-TF-6')
  const proof = await careless.changeProof(digest)
  const other = { ...credentials, clientSecret: 'of somebody else' }
  expect((await connect({ proof, credentials: other })).body.code).toBe('U-TRSY-TF-6')
  const once = await careless.changeProof(digest)
  expect((await connect({ proof: once })).status).toBe(201)

  for (const [path, send] of [
    ['/credentials', () => careless.put<Problem>(pathOf(made, '/credentials'), { version: 1, credentials })],
    ['/disconnect', () => careless.post<Problem>(pathOf(made, '/disconnect'), { version: 1 })],
  ] as const)
    expect((await send()).body.code, path).toBe('U-TRSY-BA-29')
  expect(await linkOf(made)).toMatchObject({ version: 1 })
  await disconnect(made)
  expect((await connect({ proof: once })).body.code).toBe('U-TRSY-TF-6')
})

it('carries every balance, however old, into the history of a day, and ends where the total is', async () => {
  const other = await api.organization('PT Riwayat')
  const person = api.as(other.id)
  const make = (accountNumber: string) => openAccount(person, other.entityId, { bankCode: '014', accountNumber })
  const amountsOf = async (query: string) => {
    const path = `/v1/balance-history?currency=IDR&${query}`
    const { body } = await person.get<{ items: { on: string; ledger: { amount: string } }[] }>(path)
    return body.items.map(({ on, ledger }) => `${on} ${ledger.amount}`)
  }
  const old = await make('4444444444')
  const line = { direction: 'CREDIT', amount: '10.00', description: 'SETORAN', bankAccountId: old }
  await person.post('/v1/statement-transactions', { ...line, date: '2026-01-05', endingBalance: '70.00' })
  // Later lines without a balance change nothing.
  await person.post('/v1/statement-transactions', { ...line, date: '2026-02-05' })
  await person.post('/v1/statement-transactions', { ...line, date: '2026-02-06' })
  const spans = ['2026-01-06', '2026-05-01', '2026-11-20']
  for (const from of spans)
    expect((await amountsOf(`from=${from}&to=2026-11-20&accountIds=${old}`)).at(-1), from).toBe('2026-11-20 70.00')
  expect(await amountsOf(`from=2026-01-04&to=2026-01-05&accountIds=${old}`)).toEqual(['2026-01-05 70.00'])

  // Its closing balance is the only balance in the file.
  const closed = await make('5555555555')
  const ofx = `OFXHEADER:100
DATA:OFXSGML
VERSION:102
ENCODING:USASCII
CHARSET:1252

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>IDR<BANKACCTFROM><BANKID>014<ACCTID>5555555555<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST>
<STMTTRN><TRNTYPE>OTHER
<DTPOSTED>20261110120000[+7:WIB]
<TRNAMT>10.00
<FITID>1
<MEMO>SETORAN
</STMTTRN></BANKTRANLIST><LEDGERBAL><BALAMT>500.00<DTASOF>20261110</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`
  const imported = await importFile(person, closed, ofx, { name: 'a.ofx', ignoreWarnings: true })
  expect(imported.status).toBe('IMPORTED')
  const { body } = await person.get<{ items: { ledger: { amount: string } }[] }>('/v1/balances')
  expect(body.items.map(({ ledger }) => ledger.amount)).toEqual(['570.00'])
  for (const from of spans)
    expect((await amountsOf(`from=${from}&to=2026-11-20`)).at(-1), from).toBe('2026-11-20 570.00')
  expect(await amountsOf('from=2026-11-09&to=2026-11-10')).toEqual(['2026-11-09 70.00', '2026-11-10 570.00'])
})

it('tells what is held by bank and day by day, from what banks and lines say', async () => {
  const other = await api.organization('PT Saldo')
  const person = api.as(other.id)
  const make = async (bankCode: string, accountNumber: string) => {
    const fields = { bankCode, accountNumber, alias: accountNumber, currency: 'IDR', entityId: other.entityId }
    return (await person.post<Account>('/v1/bank-accounts', fields)).body
  }
  const [bca, mandiri] = [await make('014', '1111111111'), await make('008', '2222222222')]
  await make('008', '3333333333')
  const line = { direction: 'CREDIT', amount: '10.00', description: 'SETORAN' }
  for (const [date, endingBalance] of [
    ['2026-11-10', '100.00'],
    ['2026-11-12', '300.00'],
    ['2026-11-12', '250.00'],
  ])
    await person.post('/v1/statement-transactions', { ...line, bankAccountId: mandiri.id, date, endingBalance })
  await person.post(pathOf(bca), byApi)
  await person.post(pathOf(bca, '/sync'), {})
  const history = (query: string) =>
    person.get<{ items: { on: string; ledger: { amount: string } }[] }>(`/v1/balance-history?currency=IDR&${query}`)
  const amountsOf = async (query: string) =>
    (await history(query)).body.items.map(({ on, ledger }) => `${on} ${ledger.amount}`)
  await waitUntil(async () => (await amountsOf('from=2026-11-20&to=2026-11-20'))[0]?.endsWith('1004600.00'), WITHIN)

  expect(await amountsOf(`from=2026-11-11&to=2026-11-13&accountIds=${mandiri.id}`)).toEqual([
    '2026-11-11 100.00',
    '2026-11-12 250.00',
    '2026-11-13 250.00',
  ])
  expect(await amountsOf(`from=2026-11-08&to=2026-11-10&accountIds=${mandiri.id}`)).toEqual(['2026-11-10 100.00'])
  expect((await history('from=2026-11-11&to=2026-11-10')).status).toBe(422)
  expect((await history('from=2020-11-11&to=2026-11-10')).status).toBe(422)
  const { body } = await person.get('/v1/balances')
  expect(body).toEqual({
    items: [
      {
        bank: { code: '008', name: 'Mandiri', bic: 'BMRIIDJA' },
        ledger: { amount: '250.00', currency: 'IDR' },
        accounts: 2,
        unknown: 1,
        oldestAsOf: '2026-11-11T17:00:00.000000Z',
      },
      {
        bank: { code: '014', name: 'BCA', bic: 'CENAIDJA' },
        ledger: { amount: '1004350.00', currency: 'IDR' },
        accounts: 1,
        unknown: 0,
        oldestAsOf: '2026-11-20T03:00:00.000000Z',
      },
    ],
  })
})

it('keeps what the bank calls the account, and fetches nothing of a closed one, by API or from a folder', async () => {
  const made = await connected()
  const statusOf = async ({ id }: Pick<Account, 'id'>) =>
    (await maker.get<{ status: string }>(`/v1/bank-accounts/${id}`)).body.status
  onTestFinished(() => void (bank.state.status = undefined))
  bank.state.status = 'CLOSED'
  const spans = bank.spans.length
  expect(await syncNow(made)).toMatchObject({ status: 'FAILING', lastError: { code: 'U-TRSY-BA-31' } })
  expect(await statusOf(made)).toBe('CLOSED')
  expect([bank.spans.length, await importsOf(made)]).toEqual([spans, []])
  bank.state.status = 'ACTIVE'
  expect(await syncNow(made)).toMatchObject({ status: 'WORKING' })
  expect(await statusOf(made)).toBe('ACTIVE')
  // The bank's answer no longer matters once it is not polled.
  bank.state.status = 'DORMANT'
  await syncNow(made)
  expect(await statusOf(made)).toBe('DORMANT')
  await disconnect(made)
  expect(await statusOf(made)).not.toBe('DORMANT')

  const byFolder = await account()
  await maker.post(pathOf(byFolder), { type: 'CRAWLER', schedule: [] })
  const { body } = await maker.get<{ version: number }>(`/v1/bank-accounts/${byFolder.id}`)
  await maker.post(`/v1/bank-accounts/${byFolder.id}/close`, { version: body.version, reason: 'No longer used' })
  const folder = join(api.dropDirectory, ours.id, `014-${byFolder.accountNumber}`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'bca.csv'), 'whatever')
  utimesSync(join(folder, 'bca.csv'), new Date(0), new Date(0))
  await look()
  expect(await linkOf(byFolder)).toMatchObject({ isSyncing: false, lastError: null })
  expect(await syncNow(byFolder)).toMatchObject({ lastError: { code: 'U-TRSY-BA-31' } })
  expect(readdirSync(folder)).toContain('bca.csv')
  expect(await importsOf(byFolder)).toEqual([])
})

it('leaves a file where it lies when its account is closed while it is read', async () => {
  const made = await account()
  await maker.post(pathOf(made), { type: 'CRAWLER', schedule: [] })
  const moves: string[] = []
  const opened = context ?? expect.unreachable('the worker is open')
  const drop = {
    waiting: async () => ['bca.csv'],
    size: async () => 8,
    read: async () => {
      const { body } = await maker.get<{ version: number }>(`/v1/bank-accounts/${made.id}`)
      await maker.post(`/v1/bank-accounts/${made.id}/close`, { version: body.version, reason: 'No longer used' })
      return Buffer.from('whatever')
    },
    move: async (_: unknown, name: string, to: string) => void moves.push(`${name} to ${to}`),
  }
  const job = {
    organizationId: ours.id,
    bankAccountId: made.id,
    actorId: maker.actorId,
    actorName: null,
    requestId: null,
  }
  await runSync({ ...opened, drop }, job)
  expect(await linkOf(made)).toMatchObject({ isSyncing: false, lastError: { code: 'U-TRSY-BA-31' } })
  expect(moves).toEqual([])
})
