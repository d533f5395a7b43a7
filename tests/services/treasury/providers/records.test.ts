// Batches over real HTTP and Postgres: their members, their expected money, their match with one bank line, and file reports.
import { describe, expect, it, test } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { openTreasuryApi } from '../support/api.ts'
import { type ExpectedBody, openScene, type ProviderBody, type RecordBody } from './support.ts'

const clock = stoppedClock('2026-11-23T03:00:00Z')
const api = await openTreasuryApi({ clock })
const scene = await openScene(api)
const { maker } = scene

const xendit = () => scene.connect({ mode: 'FILE', credentials: null })
const HEADER =
  'Withdrawal Date,Status,Product ID,Transaction ID,Transaction Type,Line Type,Payment Channel,Reference,Currency,Amount,Balance'
type Line = [id: string, type: string, line: string, reference: string, amount: string]
/** A withdrawal report: its lines, and the resulting withdrawal. */
const report = (batch: string, net: string, lines: readonly Line[], day = '2026-11-20') =>
  [
    HEADER,
    ...[...lines, [batch, 'WITHDRAWAL', 'TRANSACTION', batch, `-${net}`.replace('--', '')] as Line].map(
      ([id, type, line, reference, amount]) =>
        `${day} 05:00:11,COMPLETED,prd,${id},${type},${line},BCA VA,${reference},IDR,${amount},0`,
    ),
  ].join('\n')

/** Worked case 9: payments of 3,561,815.00 minus a refund, a chargeback and its fee. */
const CASE_9: Line[] = [
  ['t1', 'PAYMENT', 'TRANSACTION', 'INV-1', '1000000'],
  ['t1', 'PAYMENT', 'FEE', 'INV-1', '-4000'],
  ['t1', 'PAYMENT', 'VAT', 'INV-1', '-440'],
  ['t2', 'PAYMENT', 'TRANSACTION', 'INV-2', '2500000'],
  ['t2', 'PAYMENT', 'FEE', 'INV-2', '-74500'],
  ['t2', 'PAYMENT', 'VAT', 'INV-2', '-8195'],
  ['t3', 'PAYMENT', 'TRANSACTION', 'INV-3', '150000'],
  ['t3', 'PAYMENT', 'FEE', 'INV-3', '-1050'],
  ['t4', 'REFUND', 'TRANSACTION', 'INV-0', '-150000'],
  ['t5', 'CHARGEBACK', 'TRANSACTION', 'INV-9', '-1000000'],
  ['t5', 'CHARGEBACK', 'FEE', 'INV-9', '-27750'],
]
const NET_9 = '2384065.00'

let batches = 0
/** A batch of case 9 with its own references. */
async function case9(of: ProviderBody): Promise<RecordBody> {
  const batch = `wd_case9_${++batches}`
  const lines = CASE_9.map(([id, ...rest]): Line => [`${batch}_${id}`, ...rest])
  const made = await scene.upload(of, report(batch, NET_9, lines))
  expect(made.issues).toEqual([])
  return recordNamed(of, batch)
}
async function recordNamed(of: ProviderBody, batch: string): Promise<RecordBody> {
  return (await scene.recordsOf(of)).find(({ externalId }) => externalId === batch) ?? expect.unreachable(batch)
}
const openExpected = async (record: RecordBody): Promise<ExpectedBody[]> =>
  (await scene.expectedOf(record)).filter(({ status }) => status !== 'ARCHIVED')

describe('worked case 9: a batch of payments, a refund and a chargeback', () => {
  // Payments of the case: 995,560 + 2,417,305 + 148,950 = 3,561,815.
  it('sums its members, with refund, chargeback and the fee of that', async () => {
    const shop = await xendit()
    const record = await case9(shop)
    expect(record).toMatchObject({
      net: { amount: NET_9, currency: 'IDR' },
      membersTotal: { amount: NET_9 },
      gross: { amount: '2500000.00' },
      fee: { amount: '107300.00' },
      transactionCount: 5,
      settlement: 'SETTLED',
      figureCheck: 'EXACT',
      memberCheck: 'EXACT',
      carryOverCheck: 'EXACT',
      reconciliationStatus: 'UNRECONCILED',
      settledAmount: null,
    })
    const stored = await scene.transactionsOf(shop)
    expect(stored.map(({ kind, net, settlement }) => `${kind} ${net.amount} ${settlement}`).toSorted()).toEqual([
      'CHARGEBACK -1027750.00 SETTLED',
      'PAYMENT 148950.00 SETTLED',
      'PAYMENT 2417305.00 SETTLED',
      'PAYMENT 995560.00 SETTLED',
      'REFUND -150000.00 SETTLED',
    ])
    const { body } = await maker.get<{ items: { members: { net: { amount: string } }[] }[] }>(
      `/v1/payment-records/members?recordIds=${record.id}`,
    )
    expect(body.items[0]!.members.map(({ net }) => net.amount)).toEqual([
      '995560.00',
      '2417305.00',
      '148950.00',
      '-150000.00',
      '-1027750.00',
    ])
  })

  it('tells what the provider kept by channel, and its share of what was paid', async () => {
    const shop = await xendit()
    const record = await case9(shop)
    type Fees = { recordId: string; fees: { kind: string; fee: object; vat: object; share: string | null }[] }
    const { body } = await scene.viewer.get<{ items: Fees[] }>(`/v1/payment-records/fees?recordIds=${record.id}`)
    const idr = (amount: string) => ({ amount, currency: 'IDR' })
    const common = { channel: 'VIRTUAL_ACCOUNT', mismatchCount: 0 }
    expect(body.items).toEqual([
      {
        recordId: record.id,
        fees: [
          // 79,550 of 3,650,000.
          {
            ...common,
            kind: 'PAYMENT',
            transactionCount: 3,
            gross: idr('3650000.00'),
            fee: idr('79550.00'),
            vat: idr('8635.00'),
            share: '2.18',
          },
          {
            ...common,
            kind: 'REFUND',
            transactionCount: 1,
            gross: idr('-150000.00'),
            fee: idr('0.00'),
            vat: idr('0.00'),
            share: null,
          },
          {
            ...common,
            kind: 'CHARGEBACK',
            transactionCount: 1,
            gross: idr('-1000000.00'),
            fee: idr('27750.00'),
            vat: idr('0.00'),
            share: null,
          },
        ],
      },
    ])
    // One that another batch has paid out is that one's.
    const again = report('wd_again', '0', [[`${record.externalId}_t1`, 'PAYMENT', 'TRANSACTION', 'INV-1', '1000000']])
    await scene.upload(shop, again)
    const second = await recordNamed(shop, 'wd_again')
    expect((await maker.get<{ items: Fees[] }>(`/v1/payment-records/fees?recordIds=${second.id}`)).body.items).toEqual(
      [],
    )
  })

  it('shows the first 200 orders of a large batch, and whatever is no order of its own', async () => {
    const shop = await xendit()
    const orders = Array.from({ length: 350 }, (_none, n): Line => [
      `big_${n}`,
      'PAYMENT',
      'TRANSACTION',
      `BIG-${n}`,
      '1000',
    ])
    const carried: Line = ['big_c', 'CARRY_OVER', 'TRANSACTION', 'carried over', '-500']
    expect((await scene.upload(shop, report('wd_big', '349500', [...orders, carried]))).issues).toEqual([])
    const record = await recordNamed(shop, 'wd_big')
    expect(record).toMatchObject({ transactionCount: 350, membersTotal: { amount: '349500.00' } })
    type Shown = { items: { members: { kind: string; place: number }[] }[] }
    const { body } = await maker.get<Shown>(`/v1/payment-records/members?recordIds=${record.id}`)
    const { members } = body.items[0]!
    expect(members).toHaveLength(201)
    expect(members.at(-1)).toMatchObject({ kind: 'CARRY_OVER' })
    expect(members.map(({ place }) => place)).toEqual(members.map(({ place }) => place).toSorted((a, b) => a - b))
  })

  it('is matched by a line less the transfer fee, and refuses one that is short by anything else', async () => {
    const shop = await xendit()
    const record = await case9(shop)
    const [expected] = await openExpected(record)
    const short = await scene.line('2384000.00', '2026-11-20')
    expect((await scene.reconcile(short.id, expected!.id)).status).toBe(422)
    const partly = await scene.reconcile(short.id, expected!.id, { allowPartial: true })
    expect([partly.status, partly.body.code]).toEqual([422, 'U-TRSY-RC-12'])
    const less = await scene.line('2381165.00', '2026-11-20')
    const fee = { adjustments: [{ kind: 'FEE', amount: '2900.00' }] }
    const matched = await scene.reconcile(less.id, expected!.id, fee)
    expect(matched.body).toMatchObject({ result: 'FULL_MATCH' })
    expect(await recordNamed(shop, record.externalId)).toMatchObject({
      reconciliationStatus: 'RECONCILED',
      settledAmount: { amount: '2381165.00' },
      net: { amount: NET_9 },
    })
  })

  it('is not matched together with another record', async () => {
    const shop = await xendit()
    const [one, other] = [await case9(shop), await case9(shop)]
    const both = await scene.line('4768130.00', '2026-11-20')
    const ids = [...(await openExpected(one)), ...(await openExpected(other))].map(({ id }) => id)
    const answer = await scene.reconcile(both.id, ids[0]!, { expectedTransactionIds: ids })
    expect([answer.status, answer.body.code]).toEqual([422, 'U-TRSY-RC-11'])
  })

  test('worked case 14: what is unmatched is unreconciled, still settled, and expected again', async () => {
    const shop = await xendit()
    const record = await case9(shop)
    const [expected] = await openExpected(record)
    const line = await scene.line(NET_9, '2026-11-20')
    const { body: match } = await scene.reconcile(line.id, expected!.id)
    const undone = await maker.post(`/v1/reconciliations/${match.id}/remove`, {
      version: match.version,
      reason: 'Wrong',
    })
    expect(undone.status, JSON.stringify(undone.body)).toBe(200)
    expect(await recordNamed(shop, record.externalId)).toMatchObject({
      reconciliationStatus: 'UNRECONCILED',
      settlement: 'SETTLED',
      settledAmount: null,
    })
    expect(await openExpected(record)).toMatchObject([{ id: expected!.id, status: 'UNRECONCILED' }])
  })
})

describe('worked case 13: a batch below zero', () => {
  const below: Line[] = [['c1', 'CHARGEBACK', 'TRANSACTION', 'INV-1', '-40000']]
  const next: Line[] = [['c2', 'PAYMENT', 'TRANSACTION', 'INV-2', '100000']]
  const carried: Line = ['adj', 'CARRY_OVER', 'TRANSACTION', 'from wd_n1', '-40000']

  it('expects nothing, and of the next one what is left after it', async () => {
    const shop = await xendit()
    await scene.upload(shop, report('wd_n1', '-40000', below, '2026-11-19'))
    const first = await recordNamed(shop, 'wd_n1')
    expect(first).toMatchObject({ net: { amount: '-40000.00' }, reconciliationStatus: null, memberCheck: 'EXACT' })
    expect(await scene.expectedOf(first)).toEqual([])
    await scene.upload(shop, report('wd_n2', '60000', [...next, carried]))
    const second = await recordNamed(shop, 'wd_n2')
    expect(second).toMatchObject({ net: { amount: '60000.00' }, memberCheck: 'EXACT', carryOverCheck: 'EXACT' })
    expect((await openExpected(second)).map(({ amount }) => amount.amount)).toEqual(['60000.00'])
  })

  it('is a mismatch when the next one forgets it, whichever comes first', async () => {
    const shop = await xendit()
    await scene.upload(shop, report('wd_m2', '100000', [['d2', 'PAYMENT', 'TRANSACTION', 'INV-2', '100000']]))
    expect(await recordNamed(shop, 'wd_m2')).toMatchObject({ carryOverCheck: 'EXACT' })
    await scene.upload(
      shop,
      report('wd_m1', '-40000', [['d1', 'CHARGEBACK', 'TRANSACTION', 'INV-1', '-40000']], '2026-11-19'),
    )
    expect(await recordNamed(shop, 'wd_m2')).toMatchObject({ carryOverCheck: 'MISMATCH' })
    const { body } = await maker.get<{ totalCount: number; mismatchCount: number }>(
      `/v1/payment-records/summary?providerId=${shop.id}`,
    )
    expect(body).toMatchObject({ totalCount: 2, mismatchCount: 1 })
  })
})

describe('figures', () => {
  it('finds a net that its members do not come to, and keeps what was reported', async () => {
    const shop = await xendit()
    const lines: Line[] = [['w1', 'PAYMENT', 'TRANSACTION', 'INV-1', '100000']]
    await scene.upload(shop, report('wd_wrong', '101110', lines))
    expect(await recordNamed(shop, 'wd_wrong')).toMatchObject({
      net: { amount: '101110.00' },
      membersTotal: { amount: '100000.00' },
      memberCheck: 'MISMATCH',
    })
  })

  it('pays an order out once: in a second batch it is a mismatch', async () => {
    const shop = await xendit()
    const lines: Line[] = [['s1', 'PAYMENT', 'TRANSACTION', 'INV-1', '100000']]
    await scene.upload(shop, report('wd_first', '100000', lines, '2026-11-19'))
    await scene.upload(shop, report('wd_second', '100000', lines))
    const [first, second] = [await recordNamed(shop, 'wd_first'), await recordNamed(shop, 'wd_second')]
    expect([first.memberCheck, second.memberCheck]).toEqual(['EXACT', 'MISMATCH'])
    expect(await scene.transactionsOf(shop)).toMatchObject([{ recordId: first.id }])
  })

  it('follows a net that is corrected, until a bank line has shown another', async () => {
    const shop = await xendit()
    const lines: Line[] = [['f1', 'PAYMENT', 'TRANSACTION', 'INV-1', '100000']]
    await scene.upload(shop, report('wd_fix', '90000', lines))
    await scene.upload(shop, report('wd_fix', '100000', lines))
    const record = await recordNamed(shop, 'wd_fix')
    expect((await scene.expectedOf(record)).map(({ amount, status }) => `${amount.amount} ${status}`)).toEqual([
      '90000.00 ARCHIVED',
      '100000.00 UNRECONCILED',
    ])
    const [expected] = await openExpected(record)
    const line = await scene.line('100000.00', '2026-11-20')
    expect((await scene.reconcile(line.id, expected!.id)).status).toBe(201)
    await scene.upload(shop, report('wd_fix', '110000', lines))
    expect(await recordNamed(shop, 'wd_fix')).toMatchObject({
      figureCheck: 'MISMATCH',
      reconciliationStatus: 'RECONCILED',
    })
    expect((await openExpected(record)).map(({ amount }) => amount.amount)).toEqual(['100000.00'])
  })

  it('shows the money at providers in three layers', async () => {
    const shop = await xendit()
    const { body: before } = await maker.get<{ atProviders: { onItsWay: { amount: string } }[] }>(
      '/v1/payment-providers/summary',
    )
    await scene.upload(shop, report('wd_way', '100000', [['y1', 'PAYMENT', 'TRANSACTION', 'INV-1', '100000']]))
    const { body: after } = await maker.get<typeof before>('/v1/payment-providers/summary')
    const onItsWay = ({ atProviders }: typeof before) => Number(atProviders[0]?.onItsWay.amount ?? 0)
    expect(onItsWay(after) - onItsWay(before)).toBe(100_000)
  })
})

describe('reports', () => {
  const DOKU_HEADER =
    'No,MERCHANT NAME,PAYMENT CHANNEL NAME,TRANSACTION DATE,INVOICE NUMBER,CUSTOMER NAME,REPORT CODE,AMOUNT,RECON CODE,FEE,DISCOUNT,PAY TO MERCHANT,PAY OUT DATE,TRANSACTION TYPE,PROMO CODE'
  const dokuRow = (n: number, over: Partial<Record<string, string>> = {}) => {
    const cells = {
      no: String(n),
      merchant: 'TOKO',
      channel: 'Virtual Account BCA',
      on: '19-11-2026',
      invoice: `INV-${n}`,
      customer: 'Budi',
      report: 'R',
      amount: '150000.00',
      recon: 'C',
      fee: '4440.00',
      discount: '',
      pay: '145560.00',
      payout: '20-11-2026',
      type: 'PAYMENT',
      promo: '',
      ...over,
    }
    return Object.values(cells).join(',')
  }
  const doku = () => scene.connect({ provider: 'DOKU', mode: 'FILE', credentials: null })
  const dokuFile = (...rows: string[]) => [DOKU_HEADER, ...rows].join('\r\n')

  it('reads DOKU, a batch a payout day, and the same report again adds nothing', async () => {
    const shop = await doku()
    const file = dokuFile(dokuRow(1), dokuRow(2, { payout: '21-11-2026' }), dokuRow(3))
    expect(await scene.upload(shop, file)).toEqual({
      records: { added: 2, changed: 0, known: 0 },
      transactions: { added: 3, changed: 0, known: 0 },
      issues: [],
    })
    expect(await scene.upload(shop, file)).toEqual({
      records: { added: 0, changed: 0, known: 2 },
      transactions: { added: 0, changed: 0, known: 3 },
      issues: [],
    })
    // An overlapping report adds what is new.
    const more = await scene.upload(shop, dokuFile(dokuRow(1), dokuRow(3), dokuRow(4)))
    expect(more.transactions).toEqual({ added: 1, changed: 0, known: 2 })
    expect((await scene.recordsOf(shop)).map(({ payoutOn, net }) => `${payoutOn} ${net.amount}`)).toEqual([
      '2026-11-20 436680.00',
      '2026-11-21 145560.00',
    ])
  })

  it('takes each of two uploads at once to one effect', async () => {
    const shop = await doku()
    const file = dokuFile(...Array.from({ length: 40 }, (_none, n) => dokuRow(n, { payout: '18-11-2026' })))
    const made = await Promise.all([1, 2, 3].map(() => scene.upload(shop, file)))
    expect(made.map(({ transactions }) => transactions.added).toSorted()).toEqual([0, 0, 40])
    expect(await scene.recordsOf(shop)).toHaveLength(1)
    expect(await openExpected((await scene.recordsOf(shop))[0]!)).toHaveLength(1)
  })

  const WRONG: [string, string, object][] = [
    ['another header', 'a,b,c\n1,2,3', { row: 1, code: 'U-TRSY-PP-14' }],
    ['a row that is cut', dokuFile(dokuRow(1), '2,TOKO,Virtual'), { row: 3, code: 'U-TRSY-PP-15' }],
    [
      'a value that is missing',
      dokuFile(dokuRow(1, { invoice: '' })),
      { row: 2, column: 'INVOICE NUMBER', code: 'U-TRSY-PP-16' },
    ],
    [
      'a date in another form',
      dokuFile(dokuRow(1, { payout: '2026-11-20' })),
      { row: 2, column: 'PAY OUT DATE', code: 'U-TRSY-PP-17' },
    ],
    [
      'a date serial',
      dokuFile(dokuRow(1, { on: '46345' })),
      { row: 2, column: 'TRANSACTION DATE', code: 'U-TRSY-PP-18' },
    ],
    [
      'an amount in exponents',
      dokuFile(dokuRow(1, { amount: '1e6' })),
      { row: 2, column: 'AMOUNT', code: 'U-TRSY-PP-19' },
    ],
    [
      'an amount with 3 decimals',
      dokuFile(dokuRow(1, { fee: '1.005' })),
      { row: 2, column: 'FEE', code: 'U-TRSY-PP-19' },
    ],
    [
      'an amount beyond what is stored',
      dokuFile(dokuRow(1, { amount: '92233720368547758.08' })),
      { row: 2, column: 'AMOUNT', code: 'U-TRSY-PP-39' },
    ],
    [
      'two payout accounts',
      dokuFile(dokuRow(1), dokuRow(2, { merchant: 'OTHER' })),
      { row: 3, column: 'MERCHANT NAME', code: 'U-TRSY-PP-20' },
    ],
    [
      'a payout after today',
      dokuFile(dokuRow(1), dokuRow(2, { payout: '24-11-2026' })),
      { row: null, code: 'U-TRSY-PP-40', message: 'Batch 2026-11-24 is paid out on 2026-11-24, which is after today.' },
    ],
    ['no rows', DOKU_HEADER, { row: null, code: 'U-TRSY-PP-25' }],
  ]
  test.each(WRONG)('refuses %s by row and column, and stores nothing', async (_name, content, issue) => {
    const shop = await doku()
    const made = await scene.upload(shop, content)
    expect(made.issues).toMatchObject([issue])
    expect(await scene.transactionsOf(shop)).toEqual([])
    expect(await scene.recordsOf(shop)).toEqual([])
  })

  it('refuses a report that is not text, and one in another currency than its account', async () => {
    const shop = await doku()
    const utf16 = await scene.upload(shop, Buffer.from(dokuFile(dokuRow(1)), 'latin1').fill(0xff, 10, 12))
    expect(utf16.issues).toMatchObject([{ code: 'U-TRSY-PP-26' }])
    const dollars = await scene.connect({
      provider: 'DOKU',
      mode: 'FILE',
      credentials: null,
      bankAccountId: scene.usd.id,
    })
    expect((await scene.upload(dollars, dokuFile(dokuRow(1)))).issues).toMatchObject([{ code: 'U-TRSY-PP-21' }])
    expect(await scene.recordsOf(dollars)).toEqual([])
  })

  it('asks once for the columns of a provider whose report is not public, and remembers them', async () => {
    const shop = await scene.connect({ provider: 'FASPAY', mode: 'FILE', credentials: null })
    const file = 'trx,bill,jumlah,biaya,tgl,cair\nT1,BILL-1,"1.000.000,00","4.440,00",19/11/2026,20/11/2026\n'
    expect((await scene.upload(shop, file)).issues).toMatchObject([{ code: 'U-TRSY-PP-13' }])
    const mapping = {
      transactionId: 'trx',
      order: 'bill',
      gross: 'jumlah',
      fee: 'biaya',
      transactionDate: 'tgl',
      payoutDate: 'cair',
      dateFormat: 'dd/MM/yyyy',
      decimalMark: ',',
    }
    expect((await scene.upload(shop, file, mapping)).transactions.added).toBe(1)
    expect(await scene.read(shop)).toMatchObject({ fileMapping: mapping, health: 'BY_FILE' })
    expect(await scene.transactionsOf(shop)).toMatchObject([
      { orderReference: 'BILL-1', net: { amount: '995560.00' }, status: 'SUCCESS', settlement: 'SETTLED' },
    ])
    expect((await scene.upload(shop, file)).transactions.known).toBe(1)
  })

  it('takes no report for a connection that is disabled', async () => {
    const shop = await doku()
    await maker.post(`/v1/payment-providers/${shop.id}/disable`, { version: shop.version })
    await expect(scene.upload(shop, dokuFile(dokuRow(1)))).rejects.toThrow('U-TRSY-PP-2')
  })
})
