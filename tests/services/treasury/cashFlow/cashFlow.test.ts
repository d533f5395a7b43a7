// The cash flow over HTTP: how it follows from lines and matches, that it adds up, and the lines of each figure.
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { withAdmin } from '../../../../services/kit/database/provision.ts'
import { fewestRoundTrips } from '../../../support/roundTrips.ts'
import { openScene as openPayments } from '../payments/support.ts'
import { openDesk } from '../reconciliation/support.ts'
import { bcaFile, importFile, openWorker } from '../statementTransactions/support.ts'
import { openTreasuryApi, type Person, type Problem, ROLES } from '../support/api.ts'

const clock = stoppedClock('2026-11-23T03:00:00Z')
const api = await openTreasuryApi({ clock })
await openWorker(api)

type Money = { amount: string; currency: string }
type Sums = { in: Money; out: Money }
type Period = Sums & {
  from: string
  to: string
  opening: Money | null
  closing: Money | null
  net: Money
  unexplained: Money | null
  transfers: Sums
  lines: number
}
type Category = { id: string; standard: string | null; name: string | null; activity: string }
type Flow = {
  periods: Period[]
  total: Period
  unknown: number
  before: { from: string; to: string; in: Money; inChange: number | null }
  categories: { category: Category | null; periods: Sums[]; total: Sums; before: Sums }[]
  unexplainedByAccount: { bankAccountId: string; periods: Money[]; total: Money }[]
}
type Lines = {
  items: { statementTransactionId: string; direction: string; amount: Money }[]
  hasMore: boolean
  total: Sums
}

const NOVEMBER = 'currency=IDR&from=2026-11-01&to=2026-11-23'
const flowOf = async (person: Person, query = NOVEMBER) => {
  const answer = await person.get<Flow>(`/v1/analysis/cash-flow?${query}`)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}
const linesOf = async (person: Person, query: string) => {
  const answer = await person.get<Lines>(`/v1/analysis/cash-flow/lines?${query}`)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}
const amounts = ({ in: inMoney, out }: Sums) => [inMoney.amount, out.amount]
/** By category: incoming and outgoing amounts. */
const byCategory = (flow: Flow) =>
  Object.fromEntries(
    flow.categories.map(({ category, total }) => [category?.standard ?? category?.name ?? null, amounts(total)]),
  )

/** A part of an account service's invoice. */
const ofInvoice = () => ({ source: 'INVOICE', invoice_id: randomUUID(), invoice_part_id: randomUUID() })

async function openScene() {
  const desk = await openDesk(api)
  const reader = api.as(desk.organizationId, [...ROLES.viewer, 'treasury.analysis.view'])
  const sql = (text: string, values: unknown[]) =>
    withAdmin(api.adminUrl, async admin => {
      await admin.query('set session_replication_role = replica')
      return admin.query(text, values)
    })
  /** Expected transactions of a module that is tested elsewhere. */
  const expectOf = async (values: Parameters<typeof desk.expected>[0], columns: Record<string, unknown>) => {
    const { id } = await desk.expected(values)
    const set = Object.keys(columns).map((column, place) => `${column} = $${place + 2}`)
    await sql(`update expected_transaction set ${set.join(', ')} where id = $1`, [id, ...Object.values(columns)])
    return id
  }
  const bill = async (category: string | null) => {
    const id = randomUUID()
    await sql(
      `insert into bill (organization_id, id, number, status, date, due_date, category, counterparty_id, amount_minor, currency, author_ids)
       values ($1, $2, $3, 'APPROVED', '2026-11-01', '2026-11-20', $4, $2, 100, 'IDR', '{}')`,
      [desk.organizationId, id, id, category],
    )
    return id
  }
  return { ...desk, reader, sql, expectOf, bill }
}

it('case 21: an own transfer nets to nothing, a fee stays, and opening, net and closing agree', async () => {
  const scene = await openPayments(api)
  const { make, maker, bca, mandiri, organization } = scene
  const reader = api.as(organization.id, [...ROLES.viewer, 'treasury.analysis.view'])
  const line = (bankAccountId: string, date: string, direction: string, amount: string, endingBalance: string) =>
    make<{ id: string }>('statement-transactions', {
      bankAccountId,
      date,
      description: 'X',
      direction,
      amount,
      endingBalance,
    })
  await line(bca.id, '2026-10-31', 'CREDIT', '700000000.00', '700000000.00')
  await line(mandiri.id, '2026-10-31', 'CREDIT', '300000000.00', '300000000.00')
  await line(bca.id, '2026-11-02', 'CREDIT', '300000000.00', '1000000000.00')
  await line(bca.id, '2026-11-03', 'DEBIT', '120000000.00', '880000000.00')
  const transfer = await scene.transfer({ amount: { amount: '500000000.00', currency: 'IDR' }, method: 'RTGS' })
  await scene.approve(transfer)
  const { expectedTransactionIds } = await scene.read(transfer.id)
  const left = await line(bca.id, '2026-11-23', 'DEBIT', '500000000.00', '380000000.00')
  const fee = await line(bca.id, '2026-11-23', 'DEBIT', '6500.00', '379993500.00')
  const match = async (lineId: string) => {
    const results = await Promise.all(
      expectedTransactionIds.map(id =>
        maker.post<Problem>(
          '/v1/reconciliations',
          { statementTransactionIds: [lineId], expectedTransactionIds: [id] },
          { 'idempotency-key': randomUUID() },
        ),
      ),
    )
    expect(results.map(({ status }) => status)).toContain(201)
  }
  await match(left.id)

  // One side has arrived: the rest is in transit, and the balance shows it.
  const underWay = await flowOf(reader)
  expect(amounts(underWay.total)).toEqual(['300000000.00', '120006500.00'])
  expect(amounts(underWay.total.transfers)).toEqual(['0.00', '500000000.00'])
  expect(underWay.total).toMatchObject({
    net: { amount: '-320006500.00' },
    closing: { amount: '679993500.00' },
    unexplained: { amount: '0.00' },
  })

  const arrived = await line(mandiri.id, '2026-11-23', 'CREDIT', '500000000.00', '800000000.00')
  await match(arrived.id)
  const flow = await flowOf(reader)
  expect(flow.total).toMatchObject({
    opening: { amount: '1000000000.00' },
    in: { amount: '300000000.00' },
    out: { amount: '120006500.00' },
    transfers: { in: { amount: '500000000.00' }, out: { amount: '500000000.00' } },
    net: { amount: '179993500.00' },
    closing: { amount: '1179993500.00' },
    unexplained: { amount: '0.00' },
  })
  expect(byCategory(flow)).toEqual({ null: ['300000000.00', '120006500.00'] })
  const shown = await linesOf(reader, `${NOVEMBER}&which=TRANSFER`)
  expect(shown.items.map(each => each.statementTransactionId).toSorted()).toEqual([left.id, arrived.id].toSorted())
  expect(amounts(shown.total)).toEqual(['500000000.00', '500000000.00'])
  expect((await linesOf(reader, `${NOVEMBER}&which=FLOW&direction=DEBIT`)).items).toMatchObject([
    { statementTransactionId: fee.id, amount: { amount: '6500.00' } },
    { amount: { amount: '120000000.00' } },
  ])

  // For a single account the transfer is an outflow.
  const one = await flowOf(reader, `${NOVEMBER}&accountIds=${bca.id}`)
  expect(one.total).toMatchObject({ net: { amount: '-320006500.00' }, unexplained: { amount: '0.00' } })
})

it('case 22: of a receipt that withholding shortened the flow has what came; parts of a line add up to it', async () => {
  const { reader, line, reconcile, expectOf } = await openScene()
  const receipt = await line({ amount: '109000000.00', date: '2026-11-05' })
  const invoice = await expectOf({ amount: '111000000.00' }, ofInvoice())
  const made = await reconcile([receipt.id], [invoice], {
    adjustments: [{ expectedTransactionId: invoice, kind: 'WITHHOLDING', amount: '2000000.00' }],
    adjustmentReason: 'PPh 23',
  })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  expect(byCategory(await flowOf(reader))).toEqual({ SALES_RECEIPTS: ['109000000.00', '0.00'] })
})

it('what a payment provider pays out is a sales receipt', async () => {
  const { reader, line, reconcile, expectOf } = await openScene()
  const payout = await line({ amount: '2384065.00', date: '2026-11-05' })
  const batch = await expectOf({ amount: '2384065.00' }, { source: 'PROVIDER', payment_record_id: randomUUID() })
  expect((await reconcile([payout.id], [batch])).status).toBe(201)
  expect(byCategory(await flowOf(reader))).toEqual({ SALES_RECEIPTS: ['2384065.00', '0.00'] })
})

it('a bill names the category, a fee beyond it is a fee, and undoing takes all back', async () => {
  const { reader, line, reconcile, remove, expectOf, bill } = await openScene()
  const [debit, credit, other] = [
    await line({ amount: '10002500.00', direction: 'DEBIT', date: '2026-11-05' }),
    await line({ amount: '100.00', date: '2026-11-07' }),
    await line({ amount: '1.00', direction: 'DEBIT', date: '2026-11-08' }),
  ]
  const ofBill = await expectOf(
    { amount: '10000000.00', direction: 'DEBIT' },
    { bill_id: await bill('Sewa'), source: 'BILL' },
  )
  const matched = await reconcile([debit.id], [ofBill], {
    adjustments: [{ expectedTransactionId: ofBill, kind: 'FEE', amount: '-2500.00' }],
  })
  expect(matched.status, JSON.stringify(matched.body)).toBe(201)
  const flow = await flowOf(reader)
  expect(byCategory(flow)).toEqual({
    Sewa: ['0.00', '10000000.00'],
    BANK_FEES: ['0.00', '2500.00'],
    null: ['100.00', '1.00'],
  })
  const sewa = flow.categories.find(each => each.category?.name === 'Sewa')?.category
  expect(sewa?.activity).toBe('OPERATING')
  expect(await linesOf(reader, `${NOVEMBER}&which=CATEGORY&categoryId=${sewa?.id}&direction=DEBIT`)).toMatchObject({
    items: [{ statementTransactionId: debit.id, amount: { amount: '10000000.00' } }],
    hasMore: false,
    total: { in: { amount: '0.00' }, out: { amount: '10000000.00' } },
  })
  const open = await linesOf(reader, `${NOVEMBER}&which=UNCATEGORIZED`)
  expect(open.items.map(each => each.statementTransactionId)).toEqual([other.id, credit.id])
  expect(amounts(open.total)).toEqual(['100.00', '1.00'])

  expect((await remove(matched.body.id)).status).toBe(200)
  expect(byCategory(await flowOf(reader))).toEqual({ null: ['100.00', '10002501.00'] })
})

it('a deposit is an investment, and its interest is not', async () => {
  const { organizationId, reader, line, reconcile, expected, sql } = await openScene()
  const lines: string[] = []
  for (const [part, amount, direction] of [
    ['PLACEMENT', '500.00', 'DEBIT'],
    ['INTEREST', '7.00', 'CREDIT'],
  ] as const) {
    const [booked, awaited] = [await line({ amount, direction }), await expected({ amount, direction })]
    expect((await reconcile([booked.id], [awaited.id])).status).toBe(201)
    // The deposit itself is tested elsewhere.
    await sql(
      `update expected_transaction set source = 'DEPOSIT', deposit_id = $1, deposit_part = $2, deposit_term = 1, deposit_place = 0 where id = $1`,
      [awaited.id, part],
    )
    lines.push(booked.id)
  }
  await withAdmin(api.adminUrl, admin => admin.query('select categorize_lines($1, $2)', [organizationId, lines]))
  const flow = await flowOf(reader)
  expect(byCategory(flow)).toEqual({ DEPOSITS: ['0.00', '500.00'], INTEREST: ['7.00', '0.00'] })
  expect(flow.categories.map(({ category }) => category?.activity)).toEqual(['INVESTING', 'OPERATING'])
})

it('what lines do not tell of a balance is unexplained, and shown', async () => {
  const { reader, account, maker } = await openScene()
  const line = (date: string, direction: string, amount: string, endingBalance: string) =>
    maker.post('/v1/statement-transactions', {
      bankAccountId: account,
      date,
      description: 'X',
      direction,
      amount,
      endingBalance,
    })
  await line('2026-11-02', 'CREDIT', '1000.00', '11000.00')
  await line('2026-11-20', 'DEBIT', '25.00', '10900.00')
  const flow = await flowOf(reader, `${NOVEMBER}&unit=WEEK`)
  expect(
    flow.periods.map(each => [each.from, each.opening?.amount, each.net.amount, each.unexplained?.amount]),
  ).toEqual([
    ['2026-11-01', '10000.00', '0.00', '0.00'],
    ['2026-11-02', '10000.00', '1000.00', '0.00'],
    ['2026-11-09', '11000.00', '0.00', '0.00'],
    ['2026-11-16', '11000.00', '-25.00', '-75.00'],
    ['2026-11-23', '10900.00', '0.00', '0.00'],
  ])
  expect(flow.total).toMatchObject({ opening: { amount: '10000.00' }, closing: { amount: '10900.00' }, lines: 2 })
  // And it leads to the account that it comes from.
  expect(flow.unexplainedByAccount).toEqual([
    {
      bankAccountId: account,
      periods: ['0.00', '0.00', '0.00', '-75.00', '0.00'].map(amount => ({ amount, currency: 'IDR' })),
      total: { amount: '-75.00', currency: 'IDR' },
    },
  ])
})

it.each(['DAY', 'WEEK', 'MONTH'])(
  'by %s, the first balance of an account hides nothing that no line explains',
  async unit => {
    const { reader, line } = await openScene()
    await line({ amount: '100.00', date: '2026-11-10', endingBalance: '100.00' })
    await line({ amount: '50.00', date: '2026-11-20', endingBalance: '500.00' })
    const { total } = await flowOf(reader, `${NOVEMBER}&unit=${unit}`)
    expect(total).toMatchObject({
      opening: { amount: '0.00' },
      net: { amount: '150.00' },
      closing: { amount: '500.00' },
      unexplained: { amount: '350.00' },
    })
  },
)

it('an undone import takes its sums along', async () => {
  const { reader, maker, account } = await openScene()
  const file = bcaFile(
    { date: '02/11/2026', description: 'SETORAN', amount: '1,000.00', type: 'CR', balance: '11,000.00' },
    { date: '20/11/2026', description: 'BIAYA', amount: '25.00', type: 'DB', balance: '10,975.00' },
  )
  const imported = await importFile(maker, account, file, { ignoreWarnings: true })
  expect(imported.status).toBe('IMPORTED')
  expect(amounts((await flowOf(reader)).total)).toEqual(['1000.00', '25.00'])
  expect((await maker.post(`/v1/statement-imports/${imported.id}/undo`, {})).status).toBe(200)
  expect((await flowOf(reader)).total).toMatchObject({ in: { amount: '0.00' }, opening: null, lines: 0 })
})

it('has the same sums of a category whether they are read by days, months or what is around them', async () => {
  const { reader, line, reconcile, expectOf } = await openScene()
  for (const date of ['2026-08-31', '2026-09-01', '2026-09-15', '2026-10-31', '2026-11-02', '2026-11-20']) {
    const booked = await line({ amount: '100.00', date })
    const awaited = await expectOf({ amount: '100.00', date }, ofInvoice())
    expect((await reconcile([booked.id], [awaited])).status).toBe(201)
  }
  const receiptsIn = async (from: string, to: string) =>
    Promise.all(
      ['DAY', 'WEEK', 'MONTH', 'QUARTER'].map(async unit => {
        const { categories, total } = await flowOf(reader, `currency=IDR&from=${from}&to=${to}&unit=${unit}`)
        expect(categories.map(({ category }) => category?.standard)).toEqual(['SALES_RECEIPTS'])
        expect(categories[0]?.total.in.amount).toBe(total.in.amount)
        return total.in.amount
      }),
    )
  expect(await receiptsIn('2026-08-31', '2026-10-15')).toEqual(Array.from({ length: 4 }, () => '300.00'))
  expect(await receiptsIn('2026-10-01', '2026-11-02')).toEqual(Array.from({ length: 4 }, () => '200.00'))
  expect(await receiptsIn('2026-11-03', '2026-11-23')).toEqual(Array.from({ length: 4 }, () => '100.00'))
})

it('is compared with the month before to the same day, and says nothing of a change from nothing', async () => {
  const { reader, line } = await openScene()
  await line({ amount: '100.00', date: '2026-10-23' })
  await line({ amount: '900.00', date: '2026-10-24' })
  await line({ amount: '150.00', date: '2026-11-20' })
  const flow = await flowOf(reader)
  expect(flow.before).toMatchObject({ from: '2026-10-01', to: '2026-10-23', in: { amount: '100.00' }, inChange: 50 })
  expect((await flowOf(reader, `${NOVEMBER}&compare=YEAR`)).before).toMatchObject({
    from: '2025-11-01',
    to: '2025-11-23',
    inChange: null,
  })
})

it('refuses what is ahead, too long, or of too many periods, and who may not see it', async () => {
  const { reader, maker } = await openScene()
  const refused = async (query: string, person: Person = reader) =>
    (await person.get<Problem>(`/v1/analysis/cash-flow?currency=IDR&${query}`)).body.code
  expect(await refused('from=2026-11-01&to=2026-11-24')).toBe('G-2')
  expect(await refused('from=2026-11-02&to=2026-11-01')).toBe('G-2')
  expect(await refused('from=2024-01-01&to=2026-01-31')).toBe('G-2')
  expect(await refused('from=2026-01-01&to=2026-11-01&unit=DAY')).toBe('G-2')
  expect(await refused('from=2026-11-01&to=2026-11-02', maker)).toBe('G-20')
})

it('takes one round trip', async () => {
  const { reader, line } = await openScene()
  await line({ date: '2026-11-20' })
  expect(await fewestRoundTrips(() => flowOf(reader))).toBe(1)
})
