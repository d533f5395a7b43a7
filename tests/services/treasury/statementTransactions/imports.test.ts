import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { withAdmin } from '../../../../services/kit/database/provision.ts'
import { newId } from '../../../../services/kit/ids.ts'
import { openJobs } from '../../../../services/kit/jobs.ts'
import { storeOrganization } from '../../../../services/treasury/projection/store.ts'
import { allocateStatement } from '../../../../services/treasury/statementTransactions/allocate.ts'
import { correctImport } from '../../../../services/treasury/statementTransactions/imports/correctImport.ts'
import { failImport, runImport } from '../../../../services/treasury/statementTransactions/imports/runImport.ts'
import { startImport as startService } from '../../../../services/treasury/statementTransactions/imports/startImport.ts'
import { until } from '../../../support/until.ts'
import { openTreasuryApi } from '../support/api.ts'
import {
  atRest,
  bcaFile,
  codeOf,
  type Import,
  confirmImport,
  importFile,
  issuesOf,
  linesOf,
  openAccount,
  openWorker,
  type Page,
  startImport,
  type Statement,
} from './support.ts'

const clock = stoppedClock('2026-11-21T03:00:00Z')
const api = await openTreasuryApi({ clock })
await openWorker(api)
const { id: organizationId, entityId } = await api.organization()
const maker = api.as(organizationId)
const viewer = api.as(organizationId, 'viewer')
const account = (values?: Parameters<typeof openAccount>[2]) => openAccount(maker, entityId, values)

const NOVEMBER = bcaFile(
  {
    date: '02/11/2026',
    description: 'TRSF E-BANKING CR 0211/FTSCY/WS95051 INV/2026/0042 PT BUMI KARSA',
    amount: '1,500.00',
    type: 'CR',
    balance: '2,500.00',
  },
  { date: '03/11/2026', description: 'BIAYA ADM', amount: '15.00', type: 'DB', balance: '2,485.00' },
  { date: '03/11/2026', description: 'BIAYA ADM', amount: '15.00', type: 'DB', balance: '2,470.00' },
)

describe('a good file', () => {
  it('is checked, stored and tells of it: lines, proof, balance of the account', async () => {
    const bankAccountId = await account()
    const done = await importFile(maker, bankAccountId, NOVEMBER)
    expect(done).toMatchObject({
      status: 'IMPORTED',
      layout: 'BCA Bisnis',
      counts: { total: 3, ready: 3, warnings: 0, duplicates: 0, errors: 0 },
      // Nothing confirms the first amount: the file has no opening balance.
      balanceProof: { opening: { amount: '1000.00' }, closing: { amount: '2470.00' }, rows: 2, holds: true },
      allowedActions: ['UNDO'],
      done: 3,
      total: 3,
    })
    const lines = await linesOf(maker, bankAccountId)
    expect(lines.map(line => [line.date, line.direction, line.amount.amount, line.endingBalance?.amount])).toEqual([
      ['2026-11-02', 'CREDIT', '1500.00', '2500.00'],
      ['2026-11-03', 'DEBIT', '15.00', '2485.00'],
      ['2026-11-03', 'DEBIT', '15.00', '2470.00'],
    ])
    expect(lines[0]).toMatchObject({ partyName: 'PT Bumi Karsa', references: ['INV/2026/0042'], importId: done.id })
    const { body } = await maker.get<Record<string, unknown>>(`/v1/bank-accounts/${bankAccountId}`)
    expect(body).toMatchObject({
      lastStatementOn: '2026-11-03',
      balance: {
        ledger: { amount: '2470.00', currency: 'IDR' },
        asOf: expect.stringMatching(/^2026-11-02T17:00:00(\.0+)?Z$/),
      },
    })
  })

  it('waits for a confirmation after a dry run, and stores nothing before', async () => {
    const bankAccountId = await account()
    const ready = await importFile(maker, bankAccountId, NOVEMBER, { dryRun: true })
    expect(ready).toMatchObject({ status: 'READY', allowedActions: ['CONFIRM', 'CORRECT'], counts: { ready: 3 } })
    expect(await linesOf(maker, bankAccountId)).toEqual([])
    expect((await confirmImport(viewer, ready.id)).status).toBe(403)
    expect((await confirmImport(maker, ready.id)).status).toBe(202)
    expect(await atRest(maker, ready.id)).toMatchObject({ status: 'IMPORTED', counts: { ready: 3 } })
    expect(codeOf(await confirmImport(maker, ready.id))).toBe('U-TRSY-ST-24')
    expect(await linesOf(maker, bankAccountId)).toHaveLength(3)
  })

  it('lets other files, payments and syncs of the account through while its lines are stored', async () => {
    const bankAccountId = await account()
    const ready = await importFile(maker, bankAccountId, NOVEMBER, { dryRun: true })
    await withAdmin(api.adminUrl, async admin => {
      await admin.query('begin; lock table statement_transaction in share mode')
      await confirmImport(maker, ready.id)
      await until(async () => {
        const { rows } = await admin.query(
          `select from pg_locks where relation = 'statement_transaction'::regclass and not granted`,
        )
        return rows.length > 0
      })
      const other = bcaFile({ date: '04/11/2026', description: 'BIAYA ADM', amount: '15.00', type: 'DB' })
      expect(await startImport(maker, bankAccountId, other, { dryRun: true })).toMatchObject({ status: 'CHECKING' })
      await admin.query('rollback')
    })
    expect(await atRest(maker, ready.id)).toMatchObject({ status: 'IMPORTED', counts: { ready: 3 } })
  })

  it('writes one entry of the activity log and one event, with counts', async () => {
    const bankAccountId = await account()
    const { id } = await importFile(maker, bankAccountId, NOVEMBER)
    const { body } = await api
      .as(organizationId, ['account.activity.view'])
      .get<{ items: unknown[] }>(`/v1/activity?recordType=STATEMENT_IMPORT&recordId=${id}`)
    expect(body.items).toMatchObject([
      {
        action: 'IMPORTED',
        recordLabel: 'statement.csv',
        counts: { stored: 3, duplicates: 0 },
        actorName: 'Rini Wulandari',
      },
    ])
  })
})

describe('an import that is given up', () => {
  it('says so in the activity log, with the states before and after', async () => {
    const { id: importId } = await importFile(maker, await account(), NOVEMBER, { dryRun: true })
    const { database } = api
    await database.inOrganization(organizationId, maker.actorId, tx =>
      tx.execute(`update statement_import set status = 'IMPORTING' where id = '${importId}'`),
    )
    const job = { organizationId, importId, actorId: maker.actorId, actorName: null, requestId: null }
    await failImport({ database }, job, 'statementImportInterrupted')
    expect(await atRest(maker, importId)).toMatchObject({ status: 'FAILED' })
    const { body } = await api
      .as(organizationId, ['account.activity.view'])
      .get<{ items: unknown[] }>(`/v1/activity?recordType=STATEMENT_IMPORT&recordId=${importId}`)
    expect(body.items).toMatchObject([
      { action: 'FAILED', changes: [{ field: 'status', before: 'IMPORTING', after: 'FAILED' }] },
    ])
  })
})

describe('duplicates', () => {
  it('two genuine equal rows survive, and the same file again adds nothing and says so', async () => {
    const bankAccountId = await account()
    await importFile(maker, bankAccountId, NOVEMBER)
    const again = await importFile(maker, bankAccountId, NOVEMBER)
    expect(again).toMatchObject({
      status: 'HAS_WARNINGS',
      counts: { total: 3, ready: 0, warnings: 1, duplicates: 3, errors: 0 },
    })
    const { items } = await issuesOf(maker, again.id)
    expect(items.map(({ severity, row, code }) => [severity, row, code])).toEqual([
      ['WARNING', null, 'U-TRSY-ST-22'],
      ['DUPLICATE', 2, 'U-TRSY-ST-21'],
      ['DUPLICATE', 3, 'U-TRSY-ST-21'],
      ['DUPLICATE', 4, 'U-TRSY-ST-21'],
    ])
    expect(codeOf(await confirmImport(maker, again.id))).toBe('U-TRSY-ST-23')
    await confirmImport(maker, again.id, { ignoreWarnings: true })
    expect(await atRest(maker, again.id)).toMatchObject({ status: 'IMPORTED', counts: { ready: 0, duplicates: 3 } })
    expect(await linesOf(maker, bankAccountId)).toHaveLength(3)
  })

  it('a file that overlaps brings only what is new, in another spelling too', async () => {
    const bankAccountId = await account()
    await importFile(maker, bankAccountId, NOVEMBER)
    const next = bcaFile(
      { date: '03/11/2026', description: 'Biaya  adm', amount: '15.00', type: 'DB', balance: '2,485.00' },
      { date: '03/11/2026', description: 'BIAYA ADM', amount: '15.00', type: 'DB', balance: '2,470.00' },
      { date: '03/11/2026', description: 'BIAYA ADM', amount: '15.00', type: 'DB', balance: '2,455.00' },
    )
    expect(await importFile(maker, bankAccountId, next)).toMatchObject({
      status: 'IMPORTED',
      counts: { total: 3, ready: 1, duplicates: 2, warnings: 0 },
      gap: null,
    })
    expect(await linesOf(maker, bankAccountId)).toHaveLength(4)
  })

  it('two imports of one file at once store each line once', async () => {
    const bankAccountId = await account()
    const started = await Promise.all([
      startImport(maker, bankAccountId, NOVEMBER),
      startImport(maker, bankAccountId, NOVEMBER),
    ])
    await Promise.all(started.map(({ id }) => atRest(maker, id)))
    expect(await linesOf(maker, bankAccountId)).toHaveLength(3)
  })

  it('the same lines in another account are other lines', async () => {
    const [first, second] = [await account(), await account()]
    await importFile(maker, first, NOVEMBER)
    expect(await importFile(maker, second, NOVEMBER)).toMatchObject({ status: 'IMPORTED', counts: { ready: 3 } })
  })

  it('the very same file in another account is asked about, but where it says whose it is or was taken back', async () => {
    const [first, second, third] = [await account(), await account(), await account()]
    const twice = NOVEMBER.replaceAll('BIAYA ADM', 'BIAYA ADMIN')
    const bring = async (bankAccountId: string) => {
      const fileId = await maker.upload('STATEMENT', 'statement.csv', twice)
      const { body } = await maker.post<Import>('/v1/statement-imports', { bankAccountId, fileId })
      return atRest(maker, body.id)
    }
    const stored = await bring(first)
    expect(stored.status).toBe('IMPORTED')
    const asked = await bring(second)
    expect(asked).toMatchObject({ status: 'HAS_WARNINGS', counts: { ready: 3, warnings: 1 } })
    const { items } = await issuesOf(maker, asked.id)
    const { body: owner } = await maker.get<{ alias: string }>(`/v1/bank-accounts/${first}`)
    expect(items).toMatchObject([{ code: 'U-TRSY-ST-100', message: expect.stringContaining(owner.alias) }])
    // After confirming that it belongs here as well, it is imported.
    await confirmImport(maker, asked.id, { ignoreWarnings: true })
    expect(await atRest(maker, asked.id)).toMatchObject({ status: 'IMPORTED' })
    for (const { id } of [stored, asked])
      expect((await maker.post(`/v1/statement-imports/${id}/undo`, undefined)).status).toBe(200)
    expect(await bring(third)).toMatchObject({ status: 'IMPORTED' })
  })
})

describe('the gap before a file', () => {
  const later = (balance: string) =>
    bcaFile({ date: '10/11/2026', description: 'X', amount: '100.00', type: 'DB', balance })

  it('is told with its amount and days, and may be ignored', async () => {
    const bankAccountId = await account()
    await importFile(maker, bankAccountId, NOVEMBER)
    const stopped = await importFile(maker, bankAccountId, later('1,000.00'))
    expect(stopped).toMatchObject({
      status: 'HAS_WARNINGS',
      gap: {
        lastStoredOn: '2026-11-03',
        lastStoredBalance: { amount: '2470.00' },
        firstInFileOn: '2026-11-10',
        firstOpeningBalance: { amount: '1100.00' },
        difference: { amount: '-1370.00', currency: 'IDR' },
      },
    })
    const { items } = await issuesOf(maker, stopped.id)
    expect(items).toMatchObject([
      { code: 'U-TRSY-ST-5', message: 'Transactions are missing between 3 Nov 2026 and 10 Nov 2026.' },
    ])
    expect(await importFile(maker, bankAccountId, later('1,000.00'), { ignoreWarnings: true })).toMatchObject({
      status: 'IMPORTED',
    })
  })

  it('is none where the balances meet, however many days lie between', async () => {
    const bankAccountId = await account()
    await importFile(maker, bankAccountId, NOVEMBER)
    expect(await importFile(maker, bankAccountId, later('2,370.00'))).toMatchObject({ status: 'IMPORTED', gap: null })
  })

  it('is told by the days where balances are unknown, unless the account was declared complete', async () => {
    const bankAccountId = await account()
    await importFile(maker, bankAccountId, NOVEMBER)
    expect(await importFile(maker, bankAccountId, later(''), { dryRun: true })).toMatchObject({
      status: 'HAS_WARNINGS',
      gap: { difference: null, firstOpeningBalance: null },
    })
    const { body } = await maker.get<{ version: number }>(`/v1/bank-accounts/${bankAccountId}`)
    await maker.patch(`/v1/bank-accounts/${bankAccountId}`, { version: body.version, lastCheckedOn: '2026-11-09' })
    expect(await importFile(maker, bankAccountId, later(''), { dryRun: true })).toMatchObject({ status: 'READY' })
  })
})

describe('a bad file', () => {
  it('names every bad cell at once, in both languages, and stores nothing', async () => {
    const bankAccountId = await account()
    const content = bcaFile(
      { date: '02/11/2026', description: 'GOOD', amount: '1.00', type: 'CR' },
      { date: '31/11/2026', description: 'DAY', amount: '1.00', type: 'CR' },
      { date: '22/11/2026', description: 'AFTER TODAY', amount: '1.00', type: 'CR' },
      { date: '03/11/2026', description: 'TWO MARKS', amount: '1.250,000.00', type: 'CR' },
      { date: '03/11/2026', description: 'ZERO', amount: '0.00', type: 'CR' },
      { date: '03/11/2026', description: '=HYPERLINK(A1)', amount: '2.00', type: 'CR' },
      { date: '03/11/2026', description: 'SEVENTEEN DIGITS', amount: '12,845,076,639,000,000.00', type: 'CR' },
    )
    const bad = await importFile(maker, bankAccountId, content, { ignoreWarnings: true })
    const counts = { total: 7, ready: 2, errors: 5 }
    expect(bad).toMatchObject({ status: 'HAS_ERRORS', counts, allowedActions: ['CORRECT'] })
    expect(await linesOf(maker, bankAccountId)).toEqual([])
    const { items, totalCount } = await issuesOf(maker, bad.id, '&severity=ERROR')
    expect(totalCount).toBe(5)
    expect(items.map(({ row, column, value, code }) => [row, column, value, code])).toEqual([
      [3, 'Tanggal Transaksi', '31/11/2026', 'U-TRSY-ST-45'],
      [4, 'Tanggal Transaksi', '22/11/2026', 'U-TRSY-ST-19'],
      [5, 'Jumlah', '1.250,000.00', 'U-TRSY-ST-48'],
      [6, 'Jumlah', '0.00', 'U-TRSY-ST-26'],
      [7, 'Keterangan', '=HYPERLINK(A1)', 'U-TRSY-ST-28'],
    ])
    const indonesian = await issuesOf(maker, bad.id, '', { 'accept-language': 'id' })
    expect(indonesian.items[0]?.message).toBe('Tanggal ini tidak ada: bulan tersebut hanya 30 hari.')
  })

  it('T11: comes back annotated, with formulas made harmless', async () => {
    const bankAccountId = await account()
    const bad = await importFile(
      maker,
      bankAccountId,
      bcaFile(
        { date: '31/11/2026', description: '=1+1', amount: '1.00', type: 'CR' },
        { date: '01/11/2026', description: 'OK', amount: '-1', type: 'CR' },
      ),
    )
    const { status, body, headers } = await maker.get<string>(`/v1/statement-imports/${bad.id}/annotated.csv`)
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toContain('statement-reasons.csv')
    expect(body.split('\r\n').slice(1, 3)).toEqual([
      'Tanggal Transaksi,Keterangan,Cabang,Jumlah,Saldo',
      expect.stringMatching(
        /^31\/11\/2026,'=1\+1,0000,1\.00 CR,,Tanggal Transaksi: This day doesn’t exist.*\(U-TRSY-ST-45\),Keterangan: .*\(U-TRSY-ST-28\)$/,
      ),
    ])
  })

  it('comes back annotated line by line where lines are its rows', async () => {
    const content = ':20:1\n:25:999999\n:60F:C261101IDR1,\n:61:nothing\n:86:A;B\n:62F:C261103IDR1,\n-\n'
    const bad = await importFile(maker, await account(), content, { name: 'a.sta' })
    const { body } = await maker.get<string>(`/v1/statement-imports/${bad.id}/annotated.csv`)
    const [ofFile, ...rows] = body.split('\r\n')
    expect(ofFile).toContain('U-TRSY-ST-13')
    expect(rows[1]).toBe(':25:999999')
    expect(rows[3]).toMatch(/^:61:nothing[,;].*U-TRSY-ST-42/)
    expect(rows).toHaveLength(8)
  })

  it.each([
    ['of another bank', '013', undefined, 'U-TRSY-ST-12'],
    ['of another account', '014', 'No. rekening : 999999\r\n', 'U-TRSY-ST-13'],
    ['in another currency', '014', 'Kode Mata Uang : USD\r\n', 'U-TRSY-ST-14'],
  ])('%s is refused', async (_what, bankCode, preamble = '', code) => {
    const bankAccountId = await account({ bankCode })
    const bad = await importFile(maker, bankAccountId, preamble + NOVEMBER)
    expect(bad).toMatchObject({ status: 'HAS_ERRORS', counts: { errors: 1 } })
    expect((await issuesOf(maker, bad.id)).items).toMatchObject([{ severity: 'ERROR', code }])
  })

  it.each([
    ['UTF-16 with a byte-order mark', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(NOVEMBER, 'utf16le')])],
    ['UTF-16 without one', Buffer.from(NOVEMBER, 'utf16le')],
    ['UTF-8 with a byte-order mark', Buffer.from(`\ufeff${NOVEMBER}`)],
  ])('no: %s is read', async (_what, bytes) => {
    expect(await importFile(maker, await account(), bytes)).toMatchObject({ status: 'IMPORTED', counts: { ready: 3 } })
  })

  it.each([
    ['blank', '\r\n\r\n', 'U-TRSY-FI-4'],
    ['without rows', bcaFile(), 'U-TRSY-ST-4'],
    ['cut off', NOVEMBER.slice(0, -30), 'U-TRSY-ST-15'],
    [
      'with mixed decimal marks',
      bcaFile(
        { date: '02/11/2026', description: 'A', amount: '1,000.00', type: 'CR' },
        { date: '02/11/2026', description: 'B', amount: '1.000,00', type: 'CR' },
      ),
      'U-TRSY-ST-29',
    ],
    ['whose balances do not add up', NOVEMBER.replace('2,485.00', '2,485.25'), 'U-TRSY-ST-37'],
  ])('%s gets a clear error', async (_what, content, code) => {
    const bad = await importFile(maker, await account(), content)
    expect(bad.status).toBe('HAS_ERRORS')
    expect((await issuesOf(maker, bad.id)).items.map(issue => issue.code)).toContain(code)
  })

  it('T12: that is empty, too large or a workbook is refused before it is kept', async () => {
    await expect(maker.upload('STATEMENT', 'a.csv', '')).rejects.toThrow(/FI-4/)
    await expect(maker.upload('STATEMENT', 'a.csv', Buffer.from('PK\x03\x04\x14[Content_Types].xml'))).rejects.toThrow(
      /FI-3/,
    )
    const announced = await maker.post('/v1/files', {
      purpose: 'STATEMENT',
      name: 'a.xlsx',
      size: 10,
      contentType: 'x',
    })
    expect(codeOf(announced)).toBe('U-TRSY-FI-3')
    const large = await maker.post('/v1/files', {
      purpose: 'STATEMENT',
      name: 'a.csv',
      size: 26 * 1024 * 1024,
      contentType: 'x',
    })
    expect(codeOf(large)).toBe('U-TRSY-FI-1')
  })
})

describe('edits', () => {
  const BAD = bcaFile(
    { date: '02/11/2026', description: 'GOOD', amount: '500.00', type: 'CR', balance: '1,500.00' },
    { date: '03/11/2026', description: 'LETTER', amount: '1O0.00', type: 'DB', balance: '1,400.00' },
    { date: '04/11/2026', description: '=1+1', amount: '50.00', type: 'CR', balance: '1,450.00' },
    { date: '05/11/2026', description: 'LAST', amount: '50.00', type: 'CR', balance: '1,500.00' },
  )
  const correct = (id: string, body: object, person = maker) =>
    person.post<Import>(`/v1/statement-imports/${id}/correct`, body)
  const letter = { row: 3, column: 'Jumlah', was: '1O0.00', value: '100.00' }

  it('reads corrected cells and leaves rows out, whose amounts still count in the balance', async () => {
    const bankAccountId = await account()
    const bad = await importFile(maker, bankAccountId, BAD)
    expect(bad).toMatchObject({ status: 'HAS_ERRORS', counts: { errors: 2 }, hasCells: true })
    const answer = await correct(bad.id, { version: bad.version, corrections: [letter], skippedRows: [4] })
    expect(answer).toMatchObject({ status: 202, body: { status: 'CHECKING' } })
    const corrected = await atRest(maker, bad.id)
    expect(corrected).toMatchObject({
      status: 'HAS_WARNINGS',
      counts: { total: 4, ready: 3, warnings: 1, errors: 0 },
      balanceProof: { opening: { amount: '1000.00' }, closing: { amount: '1500.00' }, rows: 3, holds: true },
      edits: { corrections: [letter], skippedRows: [4] },
    })
    expect(await linesOf(maker, bankAccountId)).toEqual([])
    await confirmImport(maker, bad.id, { ignoreWarnings: true })
    expect(await atRest(maker, bad.id)).toMatchObject({ status: 'IMPORTED', counts: { ready: 3 } })
    const lines = await linesOf(maker, bankAccountId)
    expect(lines.map(line => [line.description, line.direction, line.amount.amount])).toEqual([
      ['GOOD', 'CREDIT', '500.00'],
      ['LETTER', 'DEBIT', '100.00'],
      ['LAST', 'CREDIT', '50.00'],
    ])
  })

  it('can be taken back: what is sent is all that is changed, and the activity log tells how much', async () => {
    const bad = await importFile(maker, await account(), BAD)
    await correct(bad.id, { version: bad.version, corrections: [letter], skippedRows: [] })
    const reader = api.as(organizationId, ['account.activity.view'])
    expect((await reader.get(`/v1/activity?recordType=STATEMENT_IMPORT&recordId=${bad.id}`)).body).toMatchObject({
      items: [{ action: 'UPDATED', recordType: 'STATEMENT_IMPORT', counts: { corrections: 1, skippedRows: 0 } }],
    })
    const half = await atRest(maker, bad.id)
    expect(half).toMatchObject({ status: 'HAS_ERRORS', counts: { errors: 1 } })
    await correct(bad.id, { version: half.version, corrections: [], skippedRows: [] })
    expect(await atRest(maker, bad.id)).toMatchObject({ status: 'HAS_ERRORS', counts: { errors: 2 } })
  })

  it('is not undone by a worker that was taken for dead: a check of what was before counts for nothing', async () => {
    const { database, files } = api
    const bad = await importFile(maker, await account(), BAD)
    const noJobs = { enqueue: async () => null, work: async () => {}, close: async () => {} }
    const change = (version: number, skippedRows: number[]) =>
      database.inOrganization(organizationId, maker.actorId, tx =>
        correctImport(tx, noJobs, bad.id, { version, corrections: [letter], skippedRows }),
      )
    const job = { organizationId, importId: bad.id, actorId: maker.actorId, actorName: null, requestId: null }
    const first = await change(bad.version, [])
    // It has read the import, and then hangs.
    const { promise: goesOn, resolve: goOn } = Promise.withResolvers<void>()
    const { promise: isReading, resolve: nowReading } = Promise.withResolvers<void>()
    const silent: typeof files = {
      ...files,
      read: async (row, use) => {
        nowReading()
        await goesOn
        return files.read(row, use)
      },
    }
    const late = runImport({ database, files: silent, jobs: noJobs }, job)
    await isReading
    await runImport({ database, files, jobs: noJobs }, job)
    const second = await change(first.version + 1, [4])
    goOn()
    await late
    const { body: unchecked } = await maker.get<Import>(`/v1/statement-imports/${bad.id}`)
    expect(unchecked).toMatchObject({ status: 'CHECKING', version: second.version })
    await runImport({ database, files, jobs: noJobs }, job)
    expect(await atRest(maker, bad.id)).toMatchObject({ status: 'HAS_WARNINGS', counts: { ready: 3, errors: 0 } })
  })

  it('stores nothing by itself, although the import was to go on without being asked', async () => {
    const bankAccountId = await account()
    const bad = await importFile(maker, bankAccountId, BAD, { ignoreWarnings: true })
    await correct(bad.id, { version: bad.version, corrections: [letter], skippedRows: [4] })
    expect(await atRest(maker, bad.id)).toMatchObject({ status: 'HAS_WARNINGS' })
    expect(await linesOf(maker, bankAccountId)).toEqual([])
  })

  it('is refused when somebody else corrected meanwhile, when it is stored, where there are no cells, and to a viewer', async () => {
    const bad = await importFile(maker, await account(), BAD)
    const nothing = { corrections: [], skippedRows: [] }
    expect(codeOf(await correct(bad.id, { version: bad.version - 1, ...nothing }))).toBe('G-3')
    expect((await correct(bad.id, { version: bad.version, ...nothing }, viewer)).status).toBe(403)
    const tooMany = Array.from({ length: 501 }, (_, at) => at + 2)
    expect((await correct(bad.id, { version: bad.version, corrections: [], skippedRows: tooMany })).status).toBe(422)
    const stored = await importFile(maker, await account(), NOVEMBER)
    expect(codeOf(await correct(stored.id, { version: stored.version, ...nothing }))).toBe('U-TRSY-ST-24')
    const mt940 = await importFile(maker, await account(), ':20:1\n:25:999999\n:60F:C261101IDR1,\n-\n', {
      name: 'a.sta',
    })
    expect(mt940.hasCells).toBe(false)
    expect(codeOf(await correct(mt940.id, { version: mt940.version, corrections: [letter], skippedRows: [] }))).toBe(
      'U-TRSY-ST-56',
    )
  })
})

describe('warnings', () => {
  const old = bcaFile(
    { date: '20/08/2026', description: 'OLD', amount: '1.00', type: 'CR' },
    { date: '21/08/2026', description: 'YOUNG', amount: '1.00', type: 'CR' },
  )
  it('rows of more than three months ago stop the import until they are ignored', async () => {
    const bankAccountId = await account()
    const stopped = await importFile(maker, bankAccountId, old)
    expect(stopped).toMatchObject({
      status: 'HAS_WARNINGS',
      counts: { ready: 2, warnings: 1, errors: 0 },
      allowedActions: ['CONFIRM', 'CORRECT'],
    })
    expect((await issuesOf(maker, stopped.id)).items).toMatchObject([{ row: 2, code: 'U-TRSY-ST-20' }])
    expect(await importFile(maker, bankAccountId, old, { ignoreWarnings: true })).toMatchObject({
      status: 'IMPORTED',
      counts: { ready: 2 },
    })
  })
  it('lines that are not booked yet are left out, and come with a later file', async () => {
    const bankAccountId = await account()
    const file = (day: string) =>
      `Periode : 01/11/2026 - 20/11/2026\nTanggal Transaksi,Keterangan,Cabang,Jumlah,,Saldo\n'19/11,A,0,1.00,CR,11.00\n${day},B,0,2.00,DB,9.00\nSaldo Akhir,:,9.00\n`
    const first = await importFile(maker, bankAccountId, file('PEND'), { ignoreWarnings: true })
    expect(first).toMatchObject({ status: 'IMPORTED', counts: { total: 2, ready: 1, warnings: 1 } })
    const second = await importFile(maker, bankAccountId, file("'20/11"))
    expect(second).toMatchObject({ status: 'IMPORTED', counts: { total: 2, ready: 1, duplicates: 1 } })
  })
})

describe('an unknown layout', () => {
  const unknown = 'Some bank\nWhen;What;How much\n02.11.2026;PAYMENT;-5,00\n03.11.2026;RECEIPT;7,50\n'
  const mapping = {
    delimiter: ';',
    skipRows: 2,
    dateColumn: 0,
    dateFormat: 'dd.MM.yyyy',
    descriptionColumns: [1],
    amountColumn: 2,
  }
  it('shows its first rows, is read by a mapping, and the account keeps the mapping', async () => {
    const bankAccountId = await account()
    const first = await importFile(maker, bankAccountId, unknown)
    expect(first).toMatchObject({ status: 'HAS_ERRORS', layout: null })
    expect(first.sample?.rows[1]).toEqual(['When', 'What', 'How much'])
    expect((await issuesOf(maker, first.id)).items).toMatchObject([{ code: 'U-TRSY-ST-18' }])
    const mapped = await importFile(maker, bankAccountId, unknown, { mapping, saveMapping: true })
    expect(mapped).toMatchObject({ status: 'IMPORTED', layout: 'CSV', counts: { ready: 2 } })
    // The columns can be mapped again.
    expect(mapped.sample?.rows[1]).toEqual(['When', 'What', 'How much'])
    const next = await importFile(maker, bankAccountId, unknown.replace('7,50', '8,50').replace('03.11', '04.11'))
    expect(next).toMatchObject({ status: 'IMPORTED', counts: { ready: 1, duplicates: 1 } })
  })
  it('a mapping that cannot work is refused by its fields', async () => {
    const bankAccountId = await account()
    const fileId = await maker.upload('STATEMENT', 'a.csv', unknown)
    const answer = await maker.post('/v1/statement-imports', {
      bankAccountId,
      fileId,
      mapping: { ...mapping, dateFormat: 'dddd', debitColumn: 3 },
    })
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'G-2', errors: [{ path: 'mapping.dateFormat' }, { path: 'mapping.amountColumn' }] },
    })
  })
})

describe('a file with lines before the lock', () => {
  it('is refused to a person, and taken from a bank without those lines, which it names', async () => {
    const own = await api.organization()
    const person = api.as(own.id)
    await storeOrganization(api.database, { ...own.snapshot, controls: { lockedBefore: '2026-11-03' } })
    const bankAccountId = await openAccount(person, own.entityId)
    const refused = await importFile(person, bankAccountId, NOVEMBER)
    expect(refused).toMatchObject({ status: 'HAS_ERRORS', counts: { errors: 1 } })
    const fileId = await person.upload('STATEMENT', 'sync.csv', NOVEMBER)
    const jobs = await openJobs({ url: api.url, service: 'treasury', work: false, log: api.log })
    try {
      const { id } = await api.database.inOrganization(own.id, null, tx =>
        startService(tx, { files: api.files, jobs }, { bankAccountId, fileId, ignoreWarnings: true, source: 'API' }),
      )
      expect(await atRest(person, id)).toMatchObject({ status: 'IMPORTED', counts: { ready: 2, errors: 0 } })
      const { items } = await issuesOf(person, id, '&severity=WARNING')
      expect(items.map(({ code }) => code)).toContain('U-TRSY-ST-106')
    } finally {
      await jobs.close()
    }
    expect((await linesOf(person, bankAccountId)).map(({ date }) => date)).toEqual(['2026-11-03', '2026-11-03'])
  })
})

describe('undoing an import', () => {
  it('takes all its lines back, and the balance with them; then the file may come again', async () => {
    const bankAccountId = await account()
    await importFile(maker, bankAccountId, NOVEMBER)
    const later = bcaFile({ date: '10/11/2026', description: 'X', amount: '100.00', type: 'DB', balance: '2,370.00' })
    const second = await importFile(maker, bankAccountId, later)
    const accountNow = async () => (await maker.get(`/v1/bank-accounts/${bankAccountId}`)).body
    expect(await accountNow()).toMatchObject({
      lastStatementOn: '2026-11-10',
      balance: { ledger: { amount: '2370.00' } },
    })
    const undone = await maker.post<Import>(`/v1/statement-imports/${second.id}/undo`, undefined)
    expect(undone).toMatchObject({ status: 200, body: { status: 'UNDONE', allowedActions: [] } })
    expect(await linesOf(maker, bankAccountId)).toHaveLength(3)
    expect(await accountNow()).toMatchObject({
      lastStatementOn: '2026-11-03',
      balance: { ledger: { amount: '2470.00' } },
    })
    expect(codeOf(await maker.post(`/v1/statement-imports/${second.id}/undo`, undefined))).toBe('U-TRSY-ST-24')
    expect(await importFile(maker, bankAccountId, later)).toMatchObject({ status: 'IMPORTED', counts: { ready: 1 } })
  })

  it('leaves what another file has as well: those lines become that file’s, until it is taken back too', async () => {
    const bankAccountId = await account()
    const row = (day: string, description: string, balance: string) => ({
      date: `${day}/11/2026`,
      description,
      amount: '10.00',
      type: 'CR' as const,
      balance,
    })
    const [a, b, c, d] = [
      row('02', 'A', '10.00'),
      row('03', 'B', '20.00'),
      row('04', 'C', '30.00'),
      row('05', 'D', '40.00'),
    ]
    const first = await importFile(maker, bankAccountId, bcaFile(a, b, c))
    const second = await importFile(maker, bankAccountId, bcaFile(b, c, d))
    expect(second).toMatchObject({ status: 'IMPORTED', counts: { ready: 1, duplicates: 2 } })
    const undo = (id: string) => maker.post(`/v1/statement-imports/${id}/undo`, undefined)
    expect((await undo(first.id)).status).toBe(200)
    const left = await linesOf(maker, bankAccountId)
    expect(left.map(({ description, importId }) => [description, importId])).toEqual([
      ['B', second.id],
      ['C', second.id],
      ['D', second.id],
    ])
    expect((await undo(second.id)).status).toBe(200)
    expect(await linesOf(maker, bankAccountId)).toEqual([])
  })

  it('is refused while a file of the same days has more duplicates than are kept by name', async () => {
    const bankAccountId = await account()
    const first = await importFile(maker, bankAccountId, NOVEMBER)
    const second = await importFile(maker, bankAccountId, NOVEMBER, { ignoreWarnings: true })
    expect(second).toMatchObject({ status: 'IMPORTED', counts: { duplicates: 3 } })
    await api.database.inOrganization(organizationId, newId(), tx =>
      tx.execute(
        sql`update statement_import set counts = jsonb_set(counts, '{duplicates}', '10001') where id = ${second.id}`,
      ),
    )
    const undo = (id: string) => maker.post(`/v1/statement-imports/${id}/undo`, undefined)
    expect(codeOf(await undo(first.id))).toBe('U-TRSY-ST-107')
    expect(await linesOf(maker, bankAccountId)).toHaveLength(3)
    expect((await undo(second.id)).status).toBe(200)
    expect((await undo(first.id)).status).toBe(200)
  })

  it('is refused while one of its lines is reconciled, even in part', async () => {
    const bankAccountId = await account()
    const { id } = await importFile(maker, bankAccountId, NOVEMBER)
    const [line] = await linesOf(maker, bankAccountId)
    await api.database.inOrganization(organizationId, newId(), tx => allocateStatement(tx, line?.id ?? '', 1n))
    expect(codeOf(await maker.post(`/v1/statement-imports/${id}/undo`, undefined))).toBe('U-TRSY-ST-25')
    expect(await linesOf(maker, bankAccountId)).toHaveLength(3)
    expect((await maker.get(`/v1/statement-imports/${id}`)).body).toMatchObject({ status: 'IMPORTED' })
    await api.database.inOrganization(organizationId, newId(), tx => allocateStatement(tx, line?.id ?? '', -1n))
    expect((await maker.post(`/v1/statement-imports/${id}/undo`, undefined)).status).toBe(200)
    expect(await linesOf(maker, bankAccountId)).toHaveLength(0)
  })

  it('is possible again once its matches were removed, which stay in the history; a match meanwhile is seen', async () => {
    const bankAccountId = await account()
    const { id } = await importFile(maker, bankAccountId, NOVEMBER)
    const [line] = await linesOf(maker, bankAccountId)
    const { direction, amount } = line!
    const expected = await maker.post<{ id: string }>('/v1/expected-transactions', {
      date: '2026-11-02',
      description: 'Penjualan',
      direction,
      amount,
      bankAccountId,
    })
    const match = () =>
      maker.post<{ id: string }>(
        '/v1/reconciliations',
        { statementTransactionIds: [line!.id], expectedTransactionIds: [expected.body.id] },
        { 'idempotency-key': newId() },
      )
    const undo = () => maker.post(`/v1/statement-imports/${id}/undo`, undefined)
    const first = await match()
    expect(first.status).toBe(201)
    expect(codeOf(await undo())).toBe('U-TRSY-ST-25')
    await maker.post(`/v1/reconciliations/${first.body.id}/remove`, { reason: 'Wrong file' })

    // Concurrently: either the line is matched and stays, or it is gone.
    const [matched, undone] = await Promise.all([match(), undo()])
    expect([matched.status === 201, undone.status === 200].filter(Boolean)).toHaveLength(1)
    if (matched.status === 201) {
      await maker.post(`/v1/reconciliations/${matched.body.id}/remove`, { reason: 'Wrong file' })
      expect((await undo()).status).toBe(200)
    }
    expect(await linesOf(maker, bankAccountId)).toEqual([])
    const history = await maker.get<{ items: { id: string; removalReason: string; allocations: [] }[] }>(
      `/v1/reconciliations?bankAccountId=${bankAccountId}&includeRemoved=true`,
    )
    expect(history.body.items.find(item => item.id === first.body.id)).toMatchObject({
      removalReason: 'Wrong file',
      allocations: [],
    })
    expect((await maker.get<{ status: string }>(`/v1/expected-transactions/${expected.body.id}`)).body.status).toBe(
      'UNRECONCILED',
    )
  })
})

describe('who may', () => {
  it('a viewer looks on, and nothing of another organization is found', async () => {
    const bankAccountId = await account()
    const { id } = await importFile(maker, bankAccountId, NOVEMBER)
    expect((await viewer.get(`/v1/statement-imports/${id}`)).body).toMatchObject({ allowedActions: [] })
    const fileId = await maker.upload('STATEMENT', 'a.csv', NOVEMBER)
    expect((await viewer.post('/v1/statement-imports', { bankAccountId, fileId })).status).toBe(403)
    const other = await api.organization('PT Samudra Logistik')
    const stranger = api.as(other.id)
    for (const path of ['', '/annotated.csv'])
      expect(codeOf(await stranger.get(`/v1/statement-imports/${id}${path}`))).toBe('G-7')
    expect((await issuesOf(stranger, id)).totalCount).toBe(-1)
    for (const action of ['confirm', 'undo'])
      expect(
        codeOf(
          await stranger.post(`/v1/statement-imports/${id}/${action}`, action === 'undo' ? undefined : { version: 3 }),
        ),
      ).toBe('G-7')
    const theirs = await openAccount(stranger, other.entityId)
    expect(codeOf(await stranger.post('/v1/statement-imports', { bankAccountId: theirs, fileId }))).toBe('G-7')
    expect(codeOf(await stranger.post('/v1/statement-imports', { bankAccountId, fileId }))).toBe('G-7')
    const [line] = await linesOf(maker, bankAccountId)
    expect((await stranger.get<Page<Statement>>(`/v1/statement-transactions?ids=${line?.id}`)).body.items).toEqual([])
  })
  it('lists imports newest first, by state and account', async () => {
    const bankAccountId = await account()
    const first = await importFile(maker, bankAccountId, NOVEMBER)
    const second = await importFile(maker, bankAccountId, NOVEMBER)
    const list = async (query: string) =>
      (await maker.get<Page<Import>>(`/v1/statement-imports?bankAccountId=${bankAccountId}${query}`)).body.items.map(
        item => item.id,
      )
    expect(await list('')).toEqual([second.id, first.id])
    expect(await list('&status=HAS_WARNINGS,HAS_ERRORS')).toEqual([second.id])
  })
})
