// Refunds of credit memos over HTTP and Postgres: who requests them, what they reserve, the effect of treasury's events, and concurrent
// requests.
import { describe, expect, it } from 'vitest'
import { type RefundPayment, storeRefundPayment } from '../../../../../services/account/invoicing/creditMemos/refund.ts'
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
const arus = invoicing(service, { maker, admin })
const { orders, written, issue, linesOf, post, resultOf, must } = arus
await service.sql(`update organization set tax_number = '0021832415000000' where organization_id = $1`, [retail])
const customer = await orders.customerWith(null)

type Memo = {
  id: string
  customerId: string
  status: string
  remaining: { amount: string }
  refundedOn: string | null
  allowedActions: string[]
  version: number
}
type Refund = { id: string; status: string; amount: string; paid: string; accountNumber: string; lines: object[] }
type Person = typeof admin

const read = async (id: string) => (await viewer.get<Memo>(`/v1/credit-memos/${id}`)).body
const refundsOf = async (id: string) =>
  (await viewer.get<{ items: Refund[] }>(`/v1/credit-memos/refunds?memoIds=${id}`)).body.items
const applyOldest = (id: string) => resultOf(maker, '/v1/credit-memos/apply', { ids: [id] })
const voidIt = (id: string) => resultOf(admin, '/v1/credit-memos/void', { ids: [id], reason: 'salah faktur' })
const refund = ({ id, version }: Memo, person: Person = admin) =>
  person.post<Memo & Problem>(`/v1/credit-memos/${id}/refund`, { version })
const callOff = ({ id, version }: Memo, person: Person = admin) =>
  person.post<Memo & Problem>(`/v1/credit-memos/${id}/refund/call-off`, {
    version,
    reason: 'Pelanggan memilih potongan',
  })

/** An open correction of 11,100,000, with an invoice that it could pay. */
async function open(of = customer): Promise<Memo> {
  const invoice = await issue(
    (await written(of, { lines: [line({ kind: 'SERVICE', quantity: '1', price: '100000000' })] })).id,
  )
  const [first] = await linesOf(invoice.id)
  const { body: draft } = await post<Memo>(maker, '/v1/credit-memos', {
    invoiceId: invoice.id,
    memoDate: '2026-11-21',
    note: 'Sebagian batal',
    lines: [{ invoiceLineId: first!.id, amount: '10000000' }],
  })
  const approval = { creditMemos: [{ id: draft.id, version: draft.version }] }
  await must(resultOf(admin, '/v1/credit-memos/approve', approval))
  const { body } = await viewer.get<{ items: { id: string }[] }>(`/v1/credit-memos/applications?memoIds=${draft.id}`)
  const { version } = await read(draft.id)
  const undoing = { version, applicationIds: body.items.map(({ id }) => id), reason: 'dikembalikan saja' }
  await maker.post(`/v1/credit-memos/${draft.id}/undo`, undoing)
  return read(draft.id)
}
async function asked(): Promise<{ memo: Memo; id: string }> {
  const { status, body } = await refund(await open())
  if (status !== 200) throw new Error(JSON.stringify(body))
  return { memo: body, id: (await refundsOf(body.id))[0]!.id }
}
/** An event from treasury. */
const tell = (id: string, version: number, more: Partial<RefundPayment> = {}) =>
  service.database.inOrganization(retail, null, tx =>
    storeRefundPayment(tx, { id, version, isClosed: false, lines: [], ...more }),
  )
const lineOf = (amount: string, day = '2026-11-22') => ({
  id: '0199a000-0000-7000-8000-000000000001',
  date: day,
  amount,
  description: 'TRSF REFUND',
})
const ALL = '1110000000'
const actionsOf = async (id: string) =>
  (await service.sql<{ action: string }>('select action from activity_log where record_id = $1 order by id', [id])).map(
    ({ action }) => action,
  )

describe('a refund that is asked for', () => {
  it('reserves what remains: it can’t be applied, voided or asked for again', async () => {
    const memo = await open()
    expect(memo).toMatchObject({ status: 'OPEN', remaining: { amount: '11100000.00' } })
    const { body } = await refund(memo)
    expect(body).toMatchObject({
      status: 'REFUNDING',
      remaining: { amount: '11100000.00' },
      allowedActions: ['SEND', 'CALL_OFF_REFUND'],
    })
    expect(await refundsOf(memo.id)).toMatchObject([
      { status: 'ASKED', amount: '11100000.00', paid: '0.00', accountNumber: '••••••0009', lines: [] },
    ])
    expect((await refund(body)).body.code).toBe('U-ACC-CM-4')
    expect((await applyOldest(memo.id)).code).toBe('U-ACC-CM-4')
    expect((await voidIt(memo.id)).code).toBe('U-ACC-CM-4')
    expect((await actionsOf(memo.id)).at(-1)).toBe('UPDATED')
    const { body: counts } = await viewer.get<Record<string, number>>('/v1/credit-memos/counts')
    expect(counts['refunded']).toBe(1)
    const { body: summary } = await viewer.get<{ totals: { amount: string }[] }>(
      '/v1/credit-memos/summary?status=REFUNDING',
    )
    expect(summary.totals[0]?.amount).toBe('0.00')
  })

  it('is for who approves memos, in their organization, as the memo was seen', async () => {
    const memo = await open()
    expect((await refund(memo, maker)).status).toBe(403)
    expect((await refund(memo, elsewhere)).status).toBe(404)
    expect((await refund({ ...memo, version: memo.version - 1 })).body.code).toBe('G-3')
    const { body } = await refund(memo)
    expect((await callOff(body, maker)).status).toBe(403)
    expect((await callOff(body, elsewhere)).status).toBe(404)
  })

  it('needs an account of the customer', async () => {
    const without = await orders.customerWith(null)
    const memo = await open(without)
    await service.sql('update customer set account_number = null where id = $1', [without])
    expect((await refund(memo)).body.code).toBe('U-ACC-CM-23')
    expect(await read(memo.id)).toMatchObject({ status: 'OPEN', version: memo.version })
  })

  it('passes once of twenty at once, and never beside an application', async () => {
    const memo = await open()
    const answers = await Promise.all(Array.from({ length: 20 }, () => refund(memo)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await refundsOf(memo.id)).toHaveLength(1)

    for (let round = 0; round < 5; round++) {
      const each = await open()
      const [one, other] = await Promise.all([refund(each), applyOldest(each.id)])
      const after = await read(each.id)
      expect([one.status === 200, other.code === null].filter(Boolean)).toHaveLength(1)
      expect(after).toMatchObject(
        one.status === 200
          ? { status: 'REFUNDING', remaining: { amount: '11100000.00' } }
          : { status: 'APPLIED', remaining: { amount: '0.00' } },
      )
      expect(await refundsOf(each.id)).toHaveLength(one.status === 200 ? 1 : 0)
    }
  })
})

describe('what treasury says of a refund', () => {
  it('is done with all of it, and asked for again after that was undone; told twice or late it changes nothing', async () => {
    const { memo, id } = await asked()
    await tell(id, 2, { lines: [lineOf('100000000')] })
    expect(await refundsOf(memo.id)).toMatchObject([{ status: 'PAYING', paid: '1000000.00' }])
    expect((await callOff(await read(memo.id))).body.code).toBe('U-ACC-CM-20')

    const all = { lines: [lineOf('100000000'), { ...lineOf('1010000000', '2026-11-23'), id: crypto.randomUUID() }] }
    await Promise.all(Array.from({ length: 20 }, () => tell(id, 3, all)))
    const done = await read(memo.id)
    expect(done).toMatchObject({
      status: 'REFUNDED',
      remaining: { amount: '0.00' },
      refundedOn: '2026-11-23',
      allowedActions: [],
    })
    expect((await actionsOf(memo.id)).filter(action => action === 'RECONCILED')).toHaveLength(1)
    await tell(id, 2)
    expect(await read(memo.id)).toMatchObject({ status: 'REFUNDED', version: done.version })

    await tell(id, 4)
    expect(await read(memo.id)).toMatchObject({
      status: 'REFUNDING',
      remaining: { amount: '11100000.00' },
      refundedOn: null,
    })
    expect((await actionsOf(memo.id)).at(-1)).toBe('REMOVE_RECONCILIATION')
    await tell(id, 5, all)
    expect((await read(memo.id)).status).toBe('REFUNDED')
  })

  it('frees what was called off, and not before', async () => {
    const { memo, id } = await asked()
    const { body } = await callOff(memo)
    expect(body).toMatchObject({ status: 'REFUNDING', allowedActions: ['SEND'] })
    expect((await applyOldest(memo.id)).code).toBe('U-ACC-CM-4')
    await tell(id, 2, { isClosed: true })
    expect(await read(memo.id)).toMatchObject({ status: 'OPEN', remaining: { amount: '11100000.00' } })
    await must(applyOldest(memo.id))
    // Later events about it don't revert that.
    await tell(id, 3, { lines: [lineOf(ALL)] })
    expect((await read(memo.id)).status).toBe('APPLIED')
  })

  it('counts money that left although it was called off', async () => {
    const { memo, id } = await asked()
    await callOff(memo)
    await tell(id, 2, { lines: [lineOf(ALL)] })
    expect((await read(memo.id)).status).toBe('REFUNDED')
    expect(await refundsOf(memo.id)).toMatchObject([{ status: 'DONE', calledOffAt: null, reason: null }])
  })

  it('takes a refunded memo out of what the customer has unapplied from the day on', async () => {
    const own = await orders.customerWith(null)
    const { body } = await refund(await open(own))
    const [{ id }] = (await refundsOf(body.id)) as [Refund]
    type Aged = { currencies: { customers: { customerId: string; unapplied: { amount: { amount: string } } }[] }[] }
    const unappliedOf = async (day: string) => {
      const { body: aged } = await viewer.get<Aged>(`/v1/aged-receivables?asOf=${day}`)
      const found = aged.currencies.flatMap(({ customers }) => customers).find(one => one.customerId === own)
      return found?.unapplied.amount.amount ?? '0.00'
    }
    expect(await unappliedOf('2026-11-21')).toBe('11100000.00')
    await tell(id, 2, { lines: [lineOf(ALL, '2026-11-21')] })
    expect(await unappliedOf('2026-11-21')).toBe('0.00')
  })
})
