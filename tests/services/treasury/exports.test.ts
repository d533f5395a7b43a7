// Exports of treasury's lists, from the request to the file: its content, its recipient, and what a killed worker leaves.
import { randomUUID } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { expireExports } from '../../../services/kit/exports/expire.ts'
import { moveExport, readExport } from '../../../services/kit/exports/repository.ts'
import { failExport, runExport } from '../../../services/kit/exports/runExport.ts'
import { startExport } from '../../../services/kit/exports/startExport.ts'
import { newId } from '../../../services/kit/ids.ts'
import { exportsOf } from '../../../services/kit/module.ts'
import { codes } from '../../../services/treasury/exports/errors.ts'
import { exportWorkers } from '../../../services/treasury/exports/workers.ts'
import { treasuryModules } from '../../../services/treasury/modules.ts'
import { organizationZone } from '../../../services/treasury/projection/public.ts'
import { until } from '../../support/until.ts'
import { partsOf, rowsOf } from '../../support/workbookReader.ts'
import { openTreasuryApi, type Person, type Problem, ROLES } from './support/api.ts'
import { openWorker } from './support/worker.ts'

const exports = exportsOf(treasuryModules)
const api = await openTreasuryApi()
const jobs = await openWorker(api, context => exportWorkers({ ...context, exports }))
const { database, files } = api

type Export = Problem & {
  id: string
  status: string
  fileName: string
  done: number
  total: number | null
  size: number | null
  failureReason: string | null
  expiresAt: string | null
  allowedActions: string[]
}
const MAY = [...ROLES.maker, 'treasury.analysis.view', 'exports.create', 'invoicing.settlements.view']

async function office() {
  const organization = await api.organization()
  const person = api.as(organization.id, MAY)
  const account = await person.post<{ id: string }>('/v1/bank-accounts', {
    bankCode: '014',
    accountNumber: '0081134471',
    alias: 'Operasional',
    entityId: organization.entityId,
    currency: 'IDR',
  })
  return { ...organization, person, accountId: account.body.id }
}

/** Expected transactions, inserted without a request each. */
const store = (organizationId: string, rows: number) =>
  database.inOrganization(organizationId, null, tx =>
    tx.execute(sql`
      insert into expected_transaction (organization_id, id, number, date, description, direction, amount_minor, currency, source)
      select ${organizationId}, gen_random_uuid(), 'EXP-' || n || '-' || left(gen_random_uuid()::text, 8), date '2026-01-01' + n % 300, 'Row ' || n,
        case when n % 3 = 0 then 'DEBIT' else 'CREDIT' end, n * 101, 'IDR', 'MANUAL'
      from generate_series(1, ${rows}) n`),
  )

const COLUMNS = ['number', 'date', 'description', 'amount']
const ask = (person: Person, over: object = {}, headers = {}) =>
  person.post<Export>(
    '/v1/exports',
    { list: 'EXPECTED_TRANSACTIONS', format: 'CSV', columns: COLUMNS, ...over },
    headers,
  )
const get = async (person: Person, id: string) => (await person.get<Export>(`/v1/exports/${id}`)).body

async function finished(person: Person, over: object = {}, headers = {}): Promise<Export> {
  const asked = await ask(person, over, headers)
  expect([asked.status, asked.body]).toMatchObject([202, { status: 'QUEUED' }])
  return until(
    async () => {
      const one = await get(person, asked.body.id)
      return one.status !== 'QUEUED' && one.status !== 'RUNNING' && one
    },
    { withinMs: 60_000 },
  )
}
async function rows(person: Person, over: object = {}, headers = {}): Promise<string[][]> {
  const { id } = await finished(person, over, headers)
  return parse((await person.get<string>(`/v1/exports/${id}/content`)).body, { bom: true })
}

/** Required filters. */
const FILTERS: Record<string, (accountId: string) => Record<string, string>> = {
  RECONCILIATION_STATEMENT: account => ({ account, date: '2026-11-20' }),
  CASH_FLOW: () => ({ from: '2026-01-01', to: '2026-11-20' }),
}

describe('a file of a list', () => {
  it('has the rows that the filters admit, in their order, with the columns asked for', async () => {
    const { id, person } = await office()
    await store(id, 2_500)
    const filter = { direction: 'DEBIT', dateFrom: '2026-03-01', sort: '-amount' }
    const screen = await person.get<{ totalCount: number; totals: { outgoing: { amount: string } }[] }>(
      '/v1/expected-transactions/summary?direction=DEBIT&dateFrom=2026-03-01',
    )
    const [head, ...body] = await rows(person, { filter })
    expect(head).toEqual(['Number', 'Date', 'Counterparty', 'Description', 'Direction', 'Amount', 'Currency'])
    expect(body).toHaveLength(screen.body.totalCount)
    expect(new Set(body.map(([number]) => number)).size).toBe(body.length)
    const amounts = body.map(row => BigInt(row[5]!.replace('.', '')))
    expect(amounts).toEqual(amounts.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0)))
    const sum = amounts.reduce((total, each) => total + each, 0n)
    expect(-sum).toBe(BigInt(screen.body.totals[0]!.outgoing.amount.replace('.', '')))
    expect(body.every(row => row[4] === 'Outgoing' && row[6] === 'IDR')).toBe(true)
  })

  it('speaks the language of who asks, in headings, words and its name', async () => {
    const { id, person } = await office()
    await store(id, 3)
    const one = await finished(person, {}, { 'accept-language': 'id' })
    expect(one.fileName).toMatch(/^Rencana transaksi \d{4}-\d\d-\d\d \d\d\.\d\d\.csv$/)
    const answer = await person.get<string>(`/v1/exports/${one.id}/content`)
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toContain(encodeURIComponent(one.fileName))
    const [head, first] = parse(answer.body, { bom: true })
    expect(head).toEqual(['Nomor', 'Tanggal', 'Rekanan', 'Keterangan', 'Arah', 'Jumlah', 'Mata uang'])
    expect(['Masuk', 'Keluar']).toContain(first?.[4])
  })

  it('has the selected rows alone, and none of another organization', async () => {
    const [mine, theirs] = [await office(), await office()]
    await store(mine.id, 5)
    await store(theirs.id, 5)
    const listed = async (person: Person) =>
      (await person.get<{ items: { id: string; number: string }[] }>('/v1/expected-transactions')).body.items
    const [own, foreign] = [await listed(mine.person), await listed(theirs.person)]
    const ids = [own[0]!.id, own[3]!.id, foreign[0]!.id]
    const [, ...body] = await rows(mine.person, { ids, columns: ['number'] })
    expect(body.flat().toSorted()).toEqual([own[0]!.number, own[3]!.number].toSorted())
  })

  it('is a workbook with the types of its cells where one is wanted', async () => {
    const { person, accountId } = await office()
    await person.post('/v1/expected-transactions', {
      date: '2026-12-01',
      description: '=HYPERLINK("http://x")',
      direction: 'CREDIT',
      amount: { amount: '92233720368547758.07', currency: 'IDR' },
      bankAccountId: accountId,
    })
    const one = await finished(person, { format: 'XLSX', columns: ['date', 'description', 'account', 'amount'] })
    expect(one).toMatchObject({ status: 'READY', done: 1, total: 1, allowedActions: ['DOWNLOAD'] })
    const bytes = await files.read(
      { organizationId: (await rowOf(one.id)).organizationId, id: one.id },
      async content => Buffer.concat(await Array.fromAsync(content)),
    )
    expect(bytes.length).toBe(one.size)
    const [, row] = rowsOf(partsOf(bytes).get('xl/worksheets/sheet1.xml')!)
    expect(row?.filter(Boolean).map(({ kind, value }) => [kind, value])).toEqual([
      ['number', '46357'],
      ['text', '=HYPERLINK("http://x")'],
      ['text', 'Operasional'],
      ['text', 'Incoming'],
      ['text', '92233720368547758.07'],
      ['text', 'IDR'],
    ])
  })

  it('of bills says what an amount is made of', async () => {
    const { id } = await office()
    const maker = api.as(id, [...MAY, 'treasury.bills.view', 'treasury.bills.manage', 'treasury.counterparties.manage'])
    const party = await maker.post<{ id: string }>('/v1/counterparties', {
      legalName: 'PT Graha Teknik Perkasa',
      alias: 'Graha',
      type: 'COMPANY',
      taxNumber: '0016204011435000',
      bankAccounts: [],
    })
    const bill = { date: '2026-11-20', dueDate: '2026-12-20', counterpartyId: party.body.id }
    const tax = { base: '100000000.00', vat: 'STANDARD', withholding: 'PPH23', taxInvoiceNumber: '04002600098811204' }
    for (const values of [
      { ...bill, amount: { amount: '109000000.00', currency: 'IDR' }, tax },
      { ...bill, amount: { amount: '75000.00', currency: 'IDR' } },
    ])
      expect((await maker.post('/v1/bills', values, { 'idempotency-key': randomUUID() })).status).toBe(201)
    const columns = ['amount', 'base', 'vat', 'withholding', 'withholdingRate', 'withheld', 'taxInvoiceNumber']
    expect(await rows(maker, { list: 'BILLS', filter: { sort: '-amount' }, columns })).toEqual([
      ['Amount', 'Currency', 'Base', 'VAT-in', 'Tax withheld', 'Rate, %', 'Withheld', 'Tax invoice number'],
      ['109000000.00', 'IDR', '100000000.00', '11000000.00', 'PPh 23', '2', '2000000.00', '04002600098811204'],
      ['75000.00', 'IDR', '', '', '', '', '', ''],
    ])
  })

  it('of analysis is what its screens show, and adds up from the opening to the closing balance', async () => {
    const { person, accountId } = await office()
    const { today } = (await person.get<{ today: string }>('/v1/analysis/cash-position')).body
    const stored = await person.post('/v1/statement-transactions', {
      bankAccountId: accountId,
      date: today,
      description: 'SETORAN',
      direction: 'CREDIT',
      amount: '92233720368547000.07',
      endingBalance: '92233720368547100.07',
    })
    expect(stored.status).toBe(201)
    const [, ...flow] = await rows(person, {
      list: 'CASH_FLOW',
      columns: ['from', 'item', 'category', 'in', 'out', 'amount'],
      filter: { from: today, to: today, unit: 'DAY' },
    })
    expect(flow).toEqual([
      [today, 'Opening balance', '', '', '', '100.00'],
      [today, 'Uncategorized', '', '92233720368547000.07', '0.00', '92233720368547000.07'],
      [today, 'Own transfers in transit', '', '0.00', '0.00', '0.00'],
      [today, 'Unexplained', '', '', '', '0.00'],
      [today, 'Closing balance', '', '', '', '92233720368547100.07'],
    ])
    const [, ...position] = await rows(person, {
      list: 'CASH_POSITION',
      columns: ['account', 'currency', 'ledger', 'restricted', 'projected', 'isStale'],
    })
    expect(position).toEqual([['Operasional', 'IDR', '92233720368547100.07', '0.00', '92233720368547100.07', 'No']])
    await person.post('/v1/expected-transactions', {
      date: today,
      description: 'Sewa',
      direction: 'DEBIT',
      amount: { amount: '40.00', currency: 'IDR' },
      bankAccountId: accountId,
    })
    const [, first, ...later] = await rows(person, {
      list: 'CASH_FORECAST',
      columns: ['from', 'opening', 'in', 'out', 'closing', 'scenarioOut', 'scenario2Out'],
      filter: { unit: 'DAY', scenarios: '[{"paymentsLateDays":1},{"paymentsLateDays":0}]' },
    })
    expect(first).toEqual([today, '92233720368547100.07', '0.00', '40.00', '92233720368547060.07', '0.00', '40.00'])
    expect([later.length, ...(later[0]?.slice(-2) ?? [])]).toEqual([11, '40.00', '0.00'])
    expect(await rows(person, { list: 'PAYABLES', columns: ['counterparty', 'remaining'] })).toEqual([
      ['Counterparty', 'Remaining'],
    ])
  })

  it.each([...exports.keys()])('of %s can be made with all of its columns, in both formats', async list => {
    const { person, accountId } = await office()
    const filter = FILTERS[list]?.(accountId) ?? {}
    const columns = await person.get<{ items: { name: string; label: string }[] }>(`/v1/exports/columns?list=${list}`)
    const names = columns.body.items.map(({ name }) => name)
    expect(names.length).toBeGreaterThan(3)
    for (const format of ['CSV', 'XLSX']) {
      const one = await finished(person, { list, format, columns: names, filter })
      expect([list, one.status]).toEqual([list, 'READY'])
      expect(one.size).toBeGreaterThan(50)
    }
  })
})

/** An export in the database, of any user. */
async function rowOf(id: string) {
  const { rows: found } = await database
    .runAs<{ organization_id: string }>('system', 'select organization_id from list_export where id = $1', [id])
    .then(each => ({ rows: each }))
  return { organizationId: found[0]!.organization_id }
}

describe('whose it is', () => {
  it('is asked for, seen, canceled and downloaded by that person alone, with the permissions of that moment', async () => {
    const { id, person } = await office()
    await store(id, 1)
    const one = await finished(person)
    const colleague = api.as(id, MAY)
    const demoted = api.as(id, ['exports.create', 'treasury.payments.view'], person.actorId)
    const barred = api.as(id, ROLES.maker, person.actorId)
    for (const path of [`/v1/exports/${one.id}`, `/v1/exports/${one.id}/content`])
      expect((await colleague.get<Problem>(path)).body.code).toBe('G-7')
    expect((await colleague.post<Problem>(`/v1/exports/${one.id}/cancel`, {})).body.code).toBe('G-7')
    expect((await colleague.get<{ items: [] }>('/v1/exports')).body.items).toEqual([])
    expect((await demoted.get<Problem>(`/v1/exports/${one.id}/content`)).body.code).toBe('G-20')
    expect((await barred.get<Problem>(`/v1/exports/${one.id}/content`)).body.code).toBe('G-20')
    expect((await ask(barred)).body.code).toBe('G-20')
    expect((await ask(demoted)).body.code).toBe('G-20')
    expect((await demoted.get<Problem>('/v1/exports/columns?list=EXPECTED_TRANSACTIONS')).body.code).toBe('G-20')
    expect((await person.get(`/v1/exports/${one.id}/content`)).status).toBe(200)
  })

  it('is logged in the name of who asked', async () => {
    const { id, person } = await office()
    await store(id, 4)
    const one = await finished(person)
    const { rows: log } = await database.inOrganization(id, null, tx =>
      tx.execute(
        sql`select action, actor_id, actor_name, record_type, record_label, counts from activity_log where record_id = ${one.id}`,
      ),
    )
    expect(log).toEqual([
      {
        action: 'EXPORTED',
        actor_id: person.actorId,
        actor_name: 'Rini Wulandari',
        record_type: 'EXPORT',
        record_label: one.fileName,
        counts: { total: 4 },
      },
    ])
  })
})

describe('what is refused', () => {
  it.each([
    [{ list: 'NOTHING' }, 'G-2', 'list', 'INVALID_VALUE'],
    [{ format: 'PDF' }, 'G-2', 'format', 'INVALID_VALUE'],
    [{ columns: [] }, 'G-2', 'columns', 'REQUIRED'],
    [{ columns: ['number', 'password'] }, 'G-2', 'columns.1', 'U-TRSY-EX-2'],
    [{ columns: ['number', '__proto__'] }, 'G-2', 'columns.1', 'U-TRSY-EX-2'],
    [{ columns: ['number', 'number'] }, 'G-2', 'columns.1', 'INVALID_VALUE'],
    [{ filter: { organizationId: randomUUID() } }, 'G-2', 'filter.organizationId', 'UNKNOWN_FIELD'],
    [{ filter: { status: 'SPENT' } }, 'G-2', 'filter.status.0', 'INVALID_VALUE'],
    [{ filter: { sort: 'secret' } }, 'G-2', 'filter.sort', 'INVALID_VALUE'],
    [{ list: 'PAYMENTS', columns: ['number'], filter: { kind: 'TRANSFER' } }, 'G-2', 'filter.kind', 'UNKNOWN_FIELD'],
    [{ ids: [] }, 'G-2', 'ids', 'REQUIRED'],
  ])('%j: %s at %s', async (over, code, path, field) => {
    const { person } = await office()
    const { status, body } = await ask(person, over)
    expect([status, body.code]).toEqual([422, code])
    expect(body.errors?.map(error => [error.path, error.code])).toEqual([[path, field]])
  })

  it('is a second one of a person while the first is under way, however they come', async () => {
    const { id, person } = await office()
    const colleague = api.as(id, MAY)
    // No worker runs this one.
    const parts = { jobs: { ...jobs, enqueue: async () => null }, zoneOf: organizationZone, errors: codes }
    const list = exports.get('EXPECTED_TRANSACTIONS')!
    const request = { list: 'EXPECTED_TRANSACTIONS', format: 'CSV', columns: ['number'], query: {}, ids: null } as const
    const begin = () =>
      database
        .inOrganization(id, person.actorId, tx => startExport(tx, parts, list, request, 'en'))
        .then(
          row => row.status,
          (error: Error) => error.message.slice(0, 11),
        )
    const outcomes = await Promise.all([begin(), begin(), begin(), begin()])
    expect(outcomes.toSorted()).toEqual(['QUEUED', 'U-TRSY-EX-3', 'U-TRSY-EX-3', 'U-TRSY-EX-3'])
    const { status, body } = await ask(person)
    expect([status, body.code, body.title]).toEqual([
      409,
      'U-TRSY-EX-3',
      'Another export of yours is still in progress. Wait until it’s finished, or cancel it.',
    ])
    expect((await finished(colleague)).status).toBe('READY')
  })

  it('is the same request a second time: it gets the first answer', async () => {
    const { person } = await office()
    const key = { 'idempotency-key': randomUUID() }
    const [first, again] = [await ask(person, {}, key), await ask(person, {}, key)]
    expect(again.body.id).toBe(first.body.id)
    expect((await ask(person, { format: 'XLSX' }, key)).body.code).toBe('G-12')
  })
})

/** One that waits for a worker, which the test itself plays. */
async function waiting(rowCount = 1) {
  const scene = await office()
  if (rowCount > 0) await store(scene.id, rowCount)
  const { person, id: organizationId } = scene
  const exportId = newId()
  await database.inOrganization(organizationId, person.actorId, tx =>
    tx.execute(sql`insert into list_export (organization_id, id, list, format, locale, columns, file_name, created_by)
      values (${organizationId}, ${exportId}, 'EXPECTED_TRANSACTIONS', 'CSV', 'en', '{number,amount}', 'It.csv', ${person.actorId})`),
  )
  const job = { organizationId, exportId, actorId: person.actorId, actorName: 'Rini', requestId: null }
  return { ...scene, exportId, job }
}
const parts = { database, files, exports, zoneOf: organizationZone }
const contentOf = (person: Person, id: string) => person.get<string & Problem>(`/v1/exports/${id}/content`)

describe('a worker', () => {
  it('that is cut off leaves no file; the next one writes all of it', async () => {
    const { person, exportId, job } = await waiting(5_000)
    const died = new Error('killed')
    const cut: typeof files.make = (row, content, decide) =>
      files.make(row, content, async made => {
        await decide({ ...made, keep: () => Promise.reject(died) })
        throw died
      })
    await expect(runExport({ ...parts, files: { make: cut } }, job)).rejects.toBe(died)
    expect(await get(person, exportId)).toMatchObject({ status: 'RUNNING', allowedActions: ['CANCEL'] })
    expect((await contentOf(person, exportId)).body.code).toBe('U-TRSY-EX-5')
    await runExport(parts, job)
    expect(await get(person, exportId)).toMatchObject({ status: 'READY', done: 5_000 })
    const numbers = parse((await contentOf(person, exportId)).body, { bom: true }).slice(1)
    expect(new Set(numbers.map(([number]) => number)).size).toBe(5_000)
  })

  it('that was taken for dead and comes back changes nothing that another has finished', async () => {
    const { id, person, exportId, job } = await waiting(10)
    let overtaken = false
    const slow: typeof files.make = (row, content, decide) =>
      files.make(row, content, async made => {
        if (!overtaken) {
          overtaken = true
          await runExport(parts, job)
        }
        return decide(made)
      })
    await runExport({ ...parts, files: { make: slow } }, job)
    await runExport(parts, job)
    expect(await get(person, exportId)).toMatchObject({ status: 'READY', done: 10 })
    const { rows: log } = await database.inOrganization(id, null, tx =>
      tx.execute(sql`select action from activity_log where record_id = ${exportId}`),
    )
    expect(log).toEqual([{ action: 'EXPORTED' }])
  })

  it('stops soon after somebody cancels, and keeps nothing', async () => {
    const { id, person, exportId, job } = await waiting(20_000)
    let canceled = 0
    const zoneOf: typeof organizationZone = async tx => {
      canceled = (await person.post(`/v1/exports/${exportId}/cancel`, {})).status
      return organizationZone(tx)
    }
    await runExport({ ...parts, zoneOf }, job)
    expect(canceled).toBe(200)
    expect(await get(person, exportId)).toMatchObject({ status: 'CANCELLED', allowedActions: [], size: null })
    const again = await person.post<Problem>(`/v1/exports/${exportId}/cancel`, {})
    expect([again.status, again.body.code]).toEqual([409, 'U-TRSY-EX-4'])
    expect((await contentOf(person, exportId)).body.code).toBe('U-TRSY-EX-5')
    await expect(files.read({ organizationId: id, id: exportId }, async () => {})).rejects.toMatchObject({
      code: 'ENOENT',
    })
    expect((await ask(person)).status).toBe(202)
  })

  it('that gives up says so in the words of the product', async () => {
    const { person, exportId, job } = await waiting()
    await failExport(parts, job)
    await failExport(parts, job)
    expect(await get(person, exportId)).toMatchObject({
      status: 'FAILED',
      failureReason: 'Oops! An error occurred while exporting the records. Please try again later.',
      allowedActions: [],
    })
    await runExport(parts, job)
    expect((await get(person, exportId)).status).toBe('FAILED')
  })

  it('reads rows as they were when it began, and holds up nobody who writes', async () => {
    const { id, person, exportId, job } = await waiting(6_000)
    let wrote = false
    const during: typeof files.make = (row, content, decide) =>
      files.make(
        row,
        content.once('readable', () => {}),
        async made => {
          await store(id, 1)
          wrote = true
          return decide(made)
        },
      )
    await runExport({ ...parts, files: { make: during } }, job)
    expect(wrote).toBe(true)
    expect(await get(person, exportId)).toMatchObject({ status: 'READY', done: 6_000 })
  })
})

describe('time', () => {
  it('takes the file after seven days, and the row after thirty', async () => {
    const { id, person } = await office()
    await store(id, 1)
    const one = await finished(person)
    const days = Temporal.Now.instant().until(one.expiresAt!).total('days')
    expect(days).toBeGreaterThan(6.9)
    expect(days).toBeLessThanOrEqual(7)
    const age = (what: 'expires_at' | 'created_at', interval: string) =>
      database.inOrganization(id, person.actorId, tx =>
        tx.execute(sql`update list_export set ${sql.raw(what)} = now() - ${interval}::interval where id = ${one.id}`),
      )
    await age('expires_at', '1 second')
    // Expired at once, whenever the file is removed.
    expect(await get(person, one.id)).toMatchObject({ status: 'EXPIRED', allowedActions: [] })
    expect((await contentOf(person, one.id)).body.code).toBe('U-TRSY-EX-5')
    await expireExports(database, files)
    expect((await database.inOrganization(id, person.actorId, tx => readExport(tx, one.id)))?.status).toBe('EXPIRED')
    await expect(files.read({ organizationId: id, id: one.id }, async () => {})).rejects.toMatchObject({
      code: 'ENOENT',
    })
    await age('created_at', '31 days')
    await expireExports(database, files)
    expect((await person.get<{ items: [] }>('/v1/exports')).body.items).toEqual([])
  })

  it('leaves no move open to one that ended', async () => {
    const { id, person } = await office()
    const one = await finished(person)
    await database.inOrganization(id, person.actorId, async tx => {
      for (const step of ['START', 'FINISH', 'FAIL', 'CANCEL'] as const)
        expect(await moveExport(tx, one.id, step, { status: 'RUNNING' })).toBeUndefined()
    })
  })
})
