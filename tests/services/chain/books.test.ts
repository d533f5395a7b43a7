// The invariants of both services' books: a company's month satisfies them, and each is violated once, found, and reported.
import { spawn } from 'node:child_process'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { BOOKS, brokenBooks } from '../../../tools/books/books.ts'
import { waitFor } from '../../support/waitFor.ts'
import { retail } from '../account/support.ts'
import { line } from '../account/invoicing/salesOrders/support.ts'
import { openScene as openBills } from '../treasury/bills/support.ts'
import { openScene as openDeposits } from '../treasury/deposits/support.ts'
import { openScene as openProviders } from '../treasury/providers/support.ts'
import { openChain } from './support.ts'

const chain = await openChain()
const { admin, arus, desk, expectedOf, issued, maker, service, treasury } = chain

const plain = (price = '100000000') => issued({ lines: [line({ kind: 'SERVICE', quantity: '1', price })] })
const expectedOnce = (invoiceId: string, place = 0) =>
  waitFor(async () => (await expectedOf(invoiceId))[place] ?? expect.unreachable('nothing is expected'))
async function matched(
  amount: string,
  expectedId: string,
  options: object = { allowPartial: true },
  direction = 'CREDIT',
) {
  const { id } = await desk.line({ amount, date: '2026-11-21', direction })
  const { status, body } = await desk.reconcile([id], [expectedId], options)
  if (status >= 300) throw new Error(JSON.stringify(body))
  return body
}
const must = <Body>({ status, body }: { status: number; body: Body }): Body => {
  if (status >= 300) throw new Error(JSON.stringify(body))
  return body
}
async function file(purpose: string): Promise<string> {
  const content = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
  const announced = { purpose, name: 'bukti.pdf', size: content.length, contentType: 'application/pdf' }
  const { id } = must(await maker.post<{ id: string }>('/v1/files', announced))
  await fetch(`${service.address}/v1/files/${id}/content`, {
    method: 'PUT',
    headers: { authorization: maker.authorization, 'content-type': 'application/pdf' },
    body: new Uint8Array(content),
  })
  return id
}

/** A company's month, with every type of record in the books. */
async function play() {
  const milestones = [
    { name: 'Uang muka', percent: '30', dueDate: '2026-12-01' },
    { name: 'Pelunasan', percent: '70', dueDate: '2026-12-31' },
  ]
  const inParts = await issued({ milestones })
  await matched('20000000.00', (await expectedOnce(inParts.id)).id)

  const claimed = await plain()
  await chain.claim(claimed.id, { amount: '50000000' })
  await matched('30000000.00', (await expectedOnce(claimed.id)).id)

  const overpaid = await plain()
  const kept = { adjustments: [{ kind: 'OVERPAYMENT', amount: '-1000000.00' }] }
  await matched('112000000.00', (await expectedOnce(overpaid.id)).id, kept)

  const withheld = await issued()
  const slip = {
    number: '2600000123',
    slipDate: '2026-11-21',
    period: '2026-11',
    amount: '2000000',
    note: null,
    fileIds: [await file('WITHHOLDING_SLIP')],
    invoices: [{ invoiceId: withheld.id, amount: '2000000' }],
  }
  must(await arus.post(maker, '/v1/withholding-slips', slip))

  // One memo pays a part of its invoice; another one is removed from its invoice and refunded.
  type Memo = { id: string; version: number }
  const credited = await plain()
  const [first] = await arus.linesOf(credited.id)
  for (const amount of ['5000000', '10000000']) {
    const draft = must(
      await arus.post<Memo>(maker, '/v1/credit-memos', {
        invoiceId: credited.id,
        memoDate: '2026-11-21',
        note: 'Sebagian batal',
        lines: [{ invoiceLineId: first!.id, amount }],
      }),
    )
    const creditMemos = [{ id: draft.id, version: draft.version }]
    await arus.must(arus.resultOf(admin, '/v1/credit-memos/approve', { creditMemos }))
    if (amount === '5000000') continue
    const read = async () => must(await maker.get<Memo>(`/v1/credit-memos/${draft.id}`))
    const { items } = must(
      await maker.get<{ items: { id: string }[] }>(`/v1/credit-memos/applications?memoIds=${draft.id}`),
    )
    const undoing = { applicationIds: items.map(({ id }) => id), reason: 'dikembalikan' }
    must(await arus.post(maker, `/v1/credit-memos/${draft.id}/undo`, { version: (await read()).version, ...undoing }))
    must(await arus.post(admin, `/v1/credit-memos/${draft.id}/refund`, { version: (await read()).version }))
    const leaving = await waitFor(async () => {
      const { items: all } = must(
        await chain.reconciler.get<{ items: { id: string }[] }>(
          '/v1/expected-transactions?source=CREDIT_MEMO&first=10',
        ),
      )
      return all[0] ?? expect.unreachable('nothing is expected to leave')
    })
    await matched('4000000.00', leaving.id, { allowPartial: true }, 'DEBIT')
  }

  await (await openBills(treasury)).approvedBill()

  const deposits = await openDeposits(treasury)
  await deposits.create()
  const monthly = await deposits.create({ interestPayout: 'MONTHLY' })
  await deposits.reconcile((await deposits.expectedOf(monthly))[0]!)

  const providers = await openProviders(treasury)
  const shop = await providers.connect({ mode: 'FILE', credentials: null })
  const row = (id: string, type: string, of: string, reference: string, amount: string) =>
    `2026-11-20 05:00:11,COMPLETED,prd,${id},${type},${of},BCA VA,${reference},IDR,${amount},0`
  const { issues } = await providers.upload(
    shop,
    [
      'Withdrawal Date,Status,Product ID,Transaction ID,Transaction Type,Line Type,Payment Channel,Reference,Currency,Amount,Balance',
      row('b_1', 'PAYMENT', 'TRANSACTION', 'INV-1', '1000000'),
      row('b_1', 'PAYMENT', 'FEE', 'INV-1', '-4000'),
      row('b_1', 'PAYMENT', 'VAT', 'INV-1', '-440'),
      row('wd_1', 'WITHDRAWAL', 'TRANSACTION', 'wd_1', '-995560'),
    ].join('\n'),
  )
  expect(issues).toEqual([])
  return { shopOrganization: providers.organization.id }
}
const { shopOrganization } = await play()
// All events are processed.
await waitFor(async () => {
  const unsound = await chain.unsound()
  if (unsound.length > 0) throw new Error(unsound.join('\n'))
})
await chain.stop()

const clients = {
  account: new pg.Client({ connectionString: service.adminUrl }),
  treasury: new pg.Client({ connectionString: treasury.adminUrl }),
}
const BOTH = ['account', 'treasury'] as const
type Side = (typeof BOTH)[number]
for (const side of BOTH) await clients[side].connect()
afterAll(async () => {
  for (const side of BOTH) await clients[side].end()
})

/** Violations after this change, which no service could make; it is rolled back. */
async function whenBroken(broken: Partial<Record<Side, string>>): Promise<string[]> {
  for (const side of BOTH) await clients[side].query('begin; set local session_replication_role = replica')
  try {
    for (const side of BOTH)
      for (const statement of broken[side]?.split(';') ?? []) await clients[side].query(statement)
    const { within, across } = await brokenBooks(clients)
    return [...within, ...across].map(({ holds }) => holds)
  } finally {
    for (const side of BOTH) await clients[side].query('rollback')
  }
}

/** By invariant: the change that violates it. */
const ACCOUNT: Record<string, string> = {
  'what remains of an invoice is its total less what pays and credits it':
    'update invoice set remaining_minor = remaining_minor - 1 where remaining_minor > withheld_open_minor and unverified_minor = 0',
  'what is still withheld of an invoice is what was to be withheld less what closed that':
    'update invoice set withheld_open_minor = withheld_open_minor - 1 where withheld_open_minor > 0',
  'what is written off of an invoice is what its write-offs settle':
    'update invoice set written_off_minor = 1 where remaining_minor > withheld_open_minor',
  'an invoice is paid where nothing remains, and issued where all does': `update invoice set status = 'ISSUED' where status = 'PARTIALLY_PAID'`,
  'what of an invoice rests on claims alone is what no bank line has shown of them':
    'update invoice set unverified_minor = unverified_minor - 1 where unverified_minor > 0',
  'nothing pays or credits an invoice that is a draft or canceled': `update invoice set status = 'CANCELED', remaining_minor = 0, withheld_open_minor = 0, unverified_minor = 0, reason = 'x' where status = 'PARTIALLY_PAID'`,
  'the lines of an invoice come to its base': 'update invoice_line set base_minor = base_minor + 1',
  'the instalments of an invoice come to its total and to what is withheld':
    'update invoice_milestone set total_minor = total_minor + 1',
  'a slip of withheld tax is what it says of its invoices, and a canceled one says nothing':
    'update withholding_slip set amount_minor = amount_minor + 1',
  'a payment received is what it pays, what is left of it and the credit that it became':
    'update received_payment set amount_minor = amount_minor + 1',
  'a claim is verified where bank lines show all of it': `update received_payment set verification = 'VERIFIED' where verification = 'UNVERIFIED'`,
  'what is verified of a claim is what matches have shown of it': 'delete from received_payment_verification',
  'what a bank line settled of an invoice stands in the payment that it is':
    'update bank_receipt set settled_minor = settled_minor - 1 where settled_minor > 0',
  'what remains of a credit memo is its total less what it pays and what was given back':
    'update credit_memo_application set amount_minor = amount_minor + 1',
  'the lines of a credit memo come to its base': 'update credit_memo_line set base_minor = base_minor + 1',
  'credit that is not applied is what statements of account count as such': `update credit_memo set memo_date = '9999-12-31' where kind = 'OVERPAYMENT'`,
  'what is asked for as a refund is what remains of its memo, and what was given back is what was asked for':
    'update credit_memo_refund set amount_minor = amount_minor + 1',
  'what was seen to leave for a refund is the sum of its bank lines': `update credit_memo_refund set lines = '[]'`,
  'what a provider received is a payment of that amount less what was given back, and what it took back pays nothing': `
    insert into checkout_receipt (organization_id, transaction_id, session_id, payment_id, provider, amount_minor, paid_at, booked_at)
    select organization_id, gen_random_uuid(), gen_random_uuid(), id, 'XENDIT', amount_minor - 1, now(), now()
    from received_payment where status <> 'CANCELED' limit 1`,
  'what is taken off a payment of a provider is what its refunds gave back and have not taken back, and no more than it was': `
    insert into checkout_receipt (organization_id, transaction_id, session_id, payment_id, provider, amount_minor, refunded_minor, paid_at, booked_at)
    select organization_id, gen_random_uuid(), gen_random_uuid(), id, 'XENDIT', amount_minor + 1, 1, now(), now()
    from received_payment where status <> 'CANCELED' limit 1`,
}
const TREASURY: Record<string, string> = {
  'what is allocated of a line is the sum of its allocations, and its status says so':
    'update statement_transaction set allocated_minor = allocated_minor - 1 where allocated_minor > 1',
  'what is allocated of an expected transaction is the sum of its allocations and what explains the rest':
    'update expected_transaction set allocated_minor = allocated_minor - 1 where allocated_minor > 1',
  'a reconciliation is the sum of its allocations': 'update reconciliation set amount_minor = amount_minor + 1',
  'a bill whose expected transaction is matched in full is paid': `update expected_transaction set status = 'RECONCILED' where bill_id is not null`,
  'a batch of a provider comes to what its payments come to, and says so where it does not':
    'update payment_record_member set net_minor = net_minor + 1',
  'the net of a batch is gross less fees, tax and what is withheld, and says so where it is not':
    'update payment_record set fee_minor = fee_minor + 1',
  'a payment that a batch pays out is of that batch alone': 'update provider_transaction set record_id = null',
  'a batch that pays something out is expected once, of its net, and how that is matched stands with it': `update payment_record set reconciliation_status = 'RECONCILED'`,
  'a refund of a credit memo is expected to leave once, and not at all where it was called off and nothing left':
    'update credit_memo_refund set amount_minor = amount_minor + 1',
  'the daily sums of an account are those of its lines': 'update account_day set in_minor = in_minor + 1',
  'the monthly sums of an account are those of its days': 'update account_month set lines = lines + 1',
  'the daily sums of categories are those of the parts of lines': 'update category_day set in_minor = in_minor + 1',
  'the monthly sums of categories are those of their days': 'update category_month set lines = lines + 1',
  'the parts of a line are no more than the line': 'update line_category set amount_minor = amount_minor * 2',
  'search finds every line by its text': `update statement_text set texts = 'other'`,
  'interest is expected as the schedule has it': `update expected_transaction set amount_minor = amount_minor + 1 where deposit_part = 'INTEREST'`,
  'the placement is expected once, unless it was cancelled': `update expected_transaction set date = date + 1 where deposit_part = 'PLACEMENT'`,
  'the principal is expected where it comes back, and nowhere else': `delete from expected_transaction where deposit_part = 'PRINCIPAL'`,
  'an early close brings one payout': `update expected_transaction set deposit_part = 'CLOSING' where deposit_part = 'PRINCIPAL'`,
  'terms and their periods follow each other without a gap': 'update deposit_period set days = days + 1',
  'interest and tax are those of the days': 'update deposit_period set tax_minor = tax_minor + 1',
  'a running deposit says what its term brings': 'update deposit set interest_minor = interest_minor + 1',
}
const ACROSS: [holds: string, what: string, broken: Partial<Record<Side, string>>][] = [
  [
    'treasury expects of an invoice the cash that remains of each instalment, and what banks have shown of it',
    'an instalment of which too little is expected',
    {
      treasury:
        'update expected_transaction set amount_minor = amount_minor - 1 where invoice_id is not null and allocated_minor = 0',
    },
  ],
  [
    'treasury expects of an invoice the cash that remains of each instalment, and what banks have shown of it',
    'an invoice of which treasury never heard',
    { treasury: 'delete from expected_transaction where invoice_id is not null; delete from receivable' },
  ],
  [
    'treasury expects of an invoice the cash that remains of each instalment, and what banks have shown of it',
    'a change of which treasury never heard',
    { account: 'update invoice set version = version + 1 where number is not null' },
  ],
  [
    'a match of a bank line with invoices is booked as it was matched, and one that was undone is not',
    'a match that was never booked',
    { account: 'delete from bank_receipt' },
  ],
  [
    'a match of a bank line with invoices is booked as it was matched, and one that was undone is not',
    'a match that was undone and still counts',
    { treasury: `update reconciliation set removed_at = now(), removal_reason = 'x'` },
  ],
  [
    'a refund that is asked for is what treasury waits to see leave, and what left of it is known here',
    'another amount that left',
    { account: 'update credit_memo_refund set paid_minor = paid_minor + 1' },
  ],
  [
    'what a provider gave back of a payment at checkout is taken off it once, of its amount, until the provider takes it back',
    'a refund that no provider made',
    {
      account: `insert into checkout_position (position) values (1000000);
        insert into checkout_refund (organization_id, transaction_id, session_id, amount_minor, given_back_at, booked_at)
        select organization_id, gen_random_uuid(), gen_random_uuid(), 1, now(), now() from organization limit 1`,
    },
  ],
]
const CHECKOUT = 'what a provider received at checkout is booked once, of its amount, until the provider takes it back'

describe('what one service says of itself', () => {
  it.each(Object.entries(ACCOUNT))('account: %s', async (holds, account) => {
    expect(await whenBroken({ account })).toContain(holds)
  })
  it.each(Object.entries(TREASURY))('treasury: %s', async (holds, treasurySide) => {
    expect(await whenBroken({ treasury: treasurySide })).toContain(holds)
  })
  it('leaves out none of the invariants', () => {
    expect(BOOKS.account.map(({ holds }) => holds).toSorted()).toEqual(Object.keys(ACCOUNT).toSorted())
    expect(BOOKS.treasury.map(({ holds }) => holds).toSorted()).toEqual(Object.keys(TREASURY).toSorted())
  })
})

describe('what both services say', () => {
  it.each(ACROSS)('%s: %s', async (holds, _what, broken) => {
    expect(await whenBroken(broken)).toContain(holds)
  })

  it.each([
    ['is booked', 'gross_minor', false],
    ['is booked at another amount', 'gross_minor - 1', true],
    ['is not booked', undefined, true],
  ])('what a provider received %s', async (_what, amount, isBroken) => {
    const { rows } = await clients.treasury.query<{ id: string; gross: string }>(
      `select id, gross_minor::text as gross from provider_transaction where kind = 'PAYMENT'`,
    )
    const [{ id, gross }] = [rows[0]!]
    const booked = amount?.replace('gross_minor', gross)
    const found = await whenBroken({
      treasury: `insert into provider_charge (organization_id, id, key, provider_id, invoice_number, reference, method, bank_code, currency,
          amount_minor, customer_name, language, expires_at, status, stage, transaction_id, paid_minor)
        select organization_id, gen_random_uuid(), gen_random_uuid(), provider_id, 'INV-1', order_reference, 'VIRTUAL_ACCOUNT', '014',
          currency, gross_minor, 'x', 'en', now(), 'SUCCEEDED', 'ANSWERED', id, gross_minor from provider_transaction where id = '${id}'`,
      account: `insert into checkout_position (position) values (1000000)${
        booked === undefined
          ? ''
          : `; insert into checkout_receipt (organization_id, transaction_id, session_id, payment_id, provider, amount_minor, paid_at, booked_at)
            values ('${shopOrganization}', '${id}', gen_random_uuid(), gen_random_uuid(), 'XENDIT', ${booked}, now(), now())`
      }`,
    })
    expect(found.includes(CHECKOUT)).toBe(isBroken)
  })

  it('what an event on its way is about is told apart', async () => {
    await clients.account.query('begin; set local session_replication_role = replica')
    await clients.treasury.query('begin')
    try {
      await clients.account.query(`with changed as (
          update invoice set version = version + 1 where number is not null and organization_id = '${retail}' returning id)
        insert into outbox (organization_id, type, subject_id) select '${retail}', 'invoice.changed', id from changed`)
      const { across, underWay } = await brokenBooks(clients)
      expect(across).toEqual([])
      expect(underWay.receivable.count).toBeGreaterThan(4)
    } finally {
      for (const side of BOTH) await clients[side].query('rollback')
    }
  })
})

/** `npm run verify-books`: its output, and its exit code. */
async function verifyBooks() {
  const child = spawn(process.execPath, ['tools/verifyBooks.ts'], {
    env: { ...process.env, ACCOUNT_DATABASE_URL: service.database.url, TREASURY_DATABASE_URL: treasury.url },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += String(chunk)))
  const code = await new Promise<number | null>(resolve => child.once('close', resolve))
  return { code, lines: output.trim().split('\n') }
}

it('ends with 0 where all holds, and else names what does not, of whom, and the first records', async () => {
  const before = await verifyBooks()
  expect(before.code, before.lines.join('\n')).toBe(0)
  expect(before.lines.at(-1)).toMatch(/^\d+ organizations: every invariant holds$/)

  await clients.account.query(`update credit_memo_refund set lines = '[]' where organization_id = '${retail}'`)
  const after = await verifyBooks()
  expect(after.code).toBe(1)
  expect(after.lines.find(text => text.includes('BROKEN: what was seen to leave'))).toMatch(
    new RegExp(
      `^${retail}: BROKEN: what was seen to leave for a refund is the sum of its bank lines: {"id":"[0-9a-f-]{36}"`,
    ),
  )
})
