// Journals of invoicing over HTTP and Postgres: their content, their export, and later changes.
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { freshAccount, logistics, people, type Problem, retail } from '../../support.ts'
import { fillSomeRegions } from '../customers/support.ts'
import { invoicing } from '../invoices/support.ts'
import { line } from '../salesOrders/support.ts'

const service = await freshAccount()
await fillSomeRegions(service)
const admin = await service.as(people.admin.email)
const maker = await service.as(people.maker.email)
const viewer = await service.as(people.viewer.email)
const elsewhere = await service.as(people.owner.email, logistics)
const { orders, written, issue, cancel } = invoicing(service, { maker, admin })
await service.sql(`update organization set tax_number = '0021832415000000' where organization_id = $1`, [retail])

type Amount = { amount: string } | null
type Account = { key: string; code: string | null; name: string; purpose: string; isProposed: boolean }
type Month = {
  currencies: { currency: string; debit: Amount; credit: Amount; entryCount: number }[]
  unmapped: Account[]
  exports: { sequence: number; isFull: boolean; reason: string | null; entryCount: number; createdByName: string }[]
  changeCount: number
  totalCount: number
  entries: {
    kind: string
    number: string
    party: string
    day: string
    state: string
    lines: { account: Account; debit: Amount; credit: Amount }[]
  }[]
}
type Export = { id: string; name: string; sequence: number; isFull: boolean; entryCount: number }

const journals = (query: string, person = viewer) => person.get<Month & Problem>(`/v1/journals?${query}`)
const exported = (body: object, person = maker, key: string = randomUUID()) =>
  service.send<Export & Problem>('POST', '/v1/journals/exports', {
    authorization: person.authorization,
    body,
    headers: { 'idempotency-key': key },
  })
const accounts = () => maker.get<{ items: Account[]; version: number }>('/v1/journals/accounts')
const set = async (key: string, code: string | null, person = maker) => {
  const { version } = (await accounts()).body
  return person.put<{ version: number } & Problem>('/v1/journals/accounts', {
    accounts: [{ key, code, name: null }],
    version,
  })
}
async function fileOf(id: string, person = maker): Promise<{ status: number; rows: string[] }> {
  const answer = await fetch(`${service.address}/v1/journals/exports/${id}/content`, {
    headers: { authorization: person.authorization },
  })
  const text = await answer.text()
  return { status: answer.status, rows: text.replace('\uFEFF', '').split('\r\n').filter(Boolean) }
}

/** Separate months, so that each test has its own exports. */
const invoiceOn = async (invoiceDate: string, price = '1000000') => {
  const of = await orders.customerWith(null)
  const { id } = await written(of, {
    invoiceDate,
    lines: [line({ kind: 'SERVICE', quantity: '1', price, withholding: null })],
  })
  return issue(id)
}
const shown = ({ lines }: Month['entries'][number]) =>
  lines.map(({ account, debit, credit }) => [account.code, debit?.amount ?? null, credit?.amount ?? null])

it('are balanced entries of a month, and leave once: whole, then what changed, then all again with a reason and a mark', async () => {
  const one = await invoiceOn('2026-07-10')
  const { body } = await journals('month=2026-07')
  expect(body.currencies).toMatchObject([
    { currency: 'IDR', debit: { amount: '1110000.00' }, credit: { amount: '1110000.00' }, entryCount: 1 },
  ])
  expect(body.entries.map(({ kind, number, day, state }) => [kind, number, day, state])).toEqual([
    ['INVOICE', one.number, '2026-07-10', 'NEW'],
  ])
  expect(shown(body.entries[0]!)).toEqual([
    ['1130', '1110000.00', null],
    ['4100', null, '1000000.00'],
    ['2130', null, '110000.00'],
  ])

  // What was never exported can't be exported again, and a viewer exports nothing.
  expect((await exported({ month: '2026-07', reason: 'Berkas hilang' })).body.code).toBe('U-ACC-JR-3')
  expect((await exported({ month: '2026-07' }, viewer)).status).toBe(403)
  const key = randomUUID()
  const first = await exported({ month: '2026-07' }, maker, key)
  expect([first.status, first.body]).toMatchObject([201, { sequence: 1, isFull: true, entryCount: 1 }])
  // Repeating the request returns the same file.
  expect((await exported({ month: '2026-07' }, maker, key)).body.id).toBe(first.body.id)
  const file = await fileOf(first.body.id)
  expect(file.rows).toHaveLength(4)
  expect(file.rows[1]).toMatch(
    new RegExp(`^2026-07-10,Invoice,${one.number},[^,]+,1130,Trade receivables,1110000.00,,IDR,$`),
  )
  expect([(await fileOf(first.body.id, viewer)).status, (await fileOf(first.body.id, elsewhere)).status]).toEqual([
    403, 404,
  ])

  expect((await exported({ month: '2026-07' })).body.code).toBe('U-ACC-JR-2')
  const two = await invoiceOn('2026-07-20', '2000000')
  expect((await set('SERVICE_REVENUE', '4-4100')).status).toBe(200)
  const changed = (await journals('month=2026-07&shown=CHANGED')).body
  expect([changed.changeCount, changed.entries.map(({ state }) => state)]).toEqual([2, ['CHANGED', 'NEW']])
  const second = (await exported({ month: '2026-07' })).body
  expect(second).toMatchObject({ sequence: 2, isFull: false, entryCount: 3 })
  const changes = (await fileOf(second.id)).rows.slice(1).map(row => row.split(','))
  expect(changes.map(([day, , number, , code, , debit, , , mark]) => [day, number, code, debit, mark])).toEqual([
    ['2026-07-10', one.number, '4100', '1000000.00', 'Reversal'],
    ['2026-07-10', one.number, '2130', '110000.00', 'Reversal'],
    ['2026-07-10', one.number, '1130', '', 'Reversal'],
    ['2026-07-10', one.number, '1130', '1110000.00', ''],
    ['2026-07-10', one.number, '4-4100', '', ''],
    ['2026-07-10', one.number, '2130', '', ''],
    ['2026-07-20', two.number, '1130', '2220000.00', ''],
    ['2026-07-20', two.number, '4-4100', '', ''],
    ['2026-07-20', two.number, '2130', '', ''],
  ])

  const again = (await exported({ month: '2026-07', reason: 'Berkas hilang' })).body
  expect(again).toMatchObject({
    sequence: 3,
    isFull: true,
    entryCount: 2,
    name: 'journals-invoicing-2026-07-3-again.csv',
  })
  const marked = (await fileOf(again.id)).rows.slice(1)
  expect(marked.filter(row => !row.endsWith(',Exported again'))).toEqual([])
  const after = (await journals('month=2026-07')).body
  expect([after.changeCount, after.exports.map(({ reason }) => reason)]).toEqual([0, ['Berkas hilang', null, null]])
  const log = await service.sql<{ reason: string | null }>(
    `select reason from activity_log where record_type = 'JOURNAL_EXPORT' and action = 'EXPORTED' order by id`,
  )
  expect(log.map(({ reason }) => reason)).toEqual([null, null, 'Berkas hilang'])
})

it('of a canceled invoice are taken back on the day of the cancellation', async () => {
  const { id, number } = await invoiceOn('2026-06-10')
  await cancel(id)
  const then = (await journals('month=2026-06')).body.entries
  const now = (await journals(`month=${Temporal.Now.plainDateISO('Asia/Jakarta').toPlainYearMonth()}`)).body.entries
  expect(then.map(entry => entry.number)).toEqual([number])
  expect(shown(now.find(entry => entry.number === number)!)).toEqual([
    ['4-4100', '1000000.00', null],
    ['2130', '110000.00', null],
    ['1130', null, '1110000.00'],
  ])
})

it('leave only once every account has a code, and are filtered by account', async () => {
  await invoiceOn('2026-05-10')
  expect((await set('VAT_OUT', null)).status).toBe(200)
  const { body } = await journals('month=2026-05&shown=UNMAPPED')
  expect([body.unmapped.map(({ purpose }) => purpose), body.totalCount]).toEqual([['VAT-out'], 1])
  const refused = (await exported({ month: '2026-05' })).body
  expect([refused.code, refused.title]).toEqual(['U-ACC-JR-1', 'Set an account code first for: VAT-out.'])
  expect((await journals('month=2026-05&account=RECEIVABLE')).body.totalCount).toBe(1)
  expect((await journals('month=2026-05&account=CASH')).body.totalCount).toBe(0)
  expect((await set('VAT_OUT', '2130')).status).toBe(200)
  expect((await exported({ month: '2026-05' })).status).toBe(201)
})

it('are posted to accounts that the company sets, none unknown, and not over another’s change', async () => {
  const { items, version } = (await accounts()).body
  expect(items.find(({ key }) => key === 'BAD_DEBT')).toMatchObject({ code: '6210', isProposed: true })
  const put = (body: object, person = maker) => person.put<Problem>('/v1/journals/accounts', body)
  const cash = [{ key: 'CASH', code: '1-1000', name: 'Kas kecil' }]
  expect((await put({ accounts: cash, version: version + 1 })).body.code).toBe('G-3')
  expect((await put({ accounts: [{ key: 'X', code: '1', name: null }], version })).body.code).toBe('G-7')
  expect((await put({ accounts: cash, version }, viewer)).status).toBe(403)
  const both = await Promise.all([1, 2].map(() => put({ accounts: cash, version })))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

it('leave once when two export the same month at once', async () => {
  await invoiceOn('2026-04-10')
  const all = await Promise.all([1, 2, 3, 4].map(() => exported({ month: '2026-04' })))
  expect(all.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409])
})

it('are refused where they have not begun, and by the database where they are not balanced', async () => {
  const next = Temporal.Now.plainDateISO('Asia/Jakarta').toPlainYearMonth().add({ months: 1 })
  expect((await journals(`month=${next}`)).body.code).toBe('G-2')
  expect((await journals('month=2026-13')).body.code).toBe('G-2')
  const lines = (credit: string) =>
    JSON.stringify([
      { account: 'A', code: '1', name: 'A', debit: '100', credit: '0' },
      { account: 'B', code: '2', name: 'B', debit: '0', credit },
    ])
  const insert = (credit: string) =>
    service.sql(
      `insert into journal_export_entry
        select organization_id, id, 999, 'INVOICE', id, month, null, null, 'IDR', false, $1::jsonb
        from journal_export where organization_id = $2 order by month limit 1`,
      [lines(credit), retail],
    )
  await expect(insert('99')).rejects.toThrow(/journal_export_entry_balanced/)
  await insert('100')
})
