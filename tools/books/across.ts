// Invariants between the two services. Each service reads its own records in pages by id, so that a large organization never has to fit in
// memory; records with pending events are skipped.
import { openParts } from '../../services/account/invoicing/receivables/parts.ts'
import { type Broken, SHOWN } from './invariant.ts'
import { asOrganization, type Service } from './snapshot.ts'
import { type Both, type Reader, subjectsOf, type UnderWay } from './underWay.ts'

type Pending = Record<Reader, UnderWay>
type Row = { id: string }
/** A record as each service has it; either side may lack it. */
type Pair<A, T> = { id: string; account: A | undefined; treasury: T | undefined }

type Comparison<A extends Row, T extends Row> = {
  holds: string
  /** The records of a page: those after an id, up to another one if given. */
  account: string
  treasury: string
  /** The records with pending events. */
  pending: (both: Both, organizationId: string, pending: Pending) => Promise<ReadonlySet<string>>
  /** The violation in a few words; undefined if there is none, or if one side is merely newer. */
  fault: (pair: Pair<A, T>) => object | undefined
}

const PAGE = 2_000
const LAST = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
/** Selects the ids of the page; `$1` and `$2` are its bounds. */
const inPage = (column: string) => `${column} > $1::uuid and ${column} <= $2::uuid`

async function compare<A extends Row, T extends Row>(
  both: Both,
  organizationId: string,
  pending: Pending,
  { holds, account, treasury, pending: pendingOf, fault }: Comparison<A, T>,
): Promise<Broken[]> {
  const skipped = await pendingOf(both, organizationId, pending)
  const records: object[] = []
  for (let after = '00000000-0000-0000-0000-000000000000'; records.length < SHOWN;) {
    await asOrganization(both.account, 'account', organizationId)
    await asOrganization(both.treasury, 'treasury', organizationId)
    // Each service has its own records: the page ends where the fuller side does.
    const ends = await Promise.all(
      (
        [
          ['account', account],
          ['treasury', treasury],
        ] as const
      ).map(async ([service, query]) => endOf(both, service, query, after)),
    )
    const end = ends.toSorted()[0] ?? LAST
    const [ours, theirs] = await Promise.all([
      both.account.query<A>(account, [after, end]),
      both.treasury.query<T>(treasury, [after, end]),
    ])
    const pairs = new Map<string, Pair<A, T>>()
    for (const row of ours.rows) pairs.set(row.id, { id: row.id, account: row, treasury: undefined })
    for (const row of theirs.rows) pairs.set(row.id, { id: row.id, account: pairs.get(row.id)?.account, treasury: row })
    for (const pair of pairs.values()) {
      const found = skipped.has(pair.id) ? undefined : fault(pair)
      if (found && records.length < SHOWN) records.push(found)
    }
    if (end === LAST) break
    after = end
  }
  return records.length === 0 ? [] : [{ organizationId, holds, records }]
}

/** The last id of a service's next page. */
async function endOf(both: Both, service: Service, query: string, after: string): Promise<string> {
  const { rows } = await both[service].query<Row>(
    `select id from (${query}) page order by id offset ${PAGE - 1} limit 1`,
    [after, LAST],
  )
  return rows[0]?.id ?? LAST
}

type Milestone = { partId: string; name: string; dueDate: string | null; cash: string }
type InvoiceRow = Row & {
  number: string
  currency: string
  version: number
  cash: string
  open: string
  due: string
  bank: Record<string, string>
  milestones: Milestone[]
}
type Expected = { number: string; amount: string; allocated: string; status: string; date: string; currency: string }
type ReceivableRow = Row & { version: number; parts: Record<string, Expected> }

const partsOf = ({ id, cash, open, due, bank, milestones }: InvoiceRow) =>
  openParts(
    (milestones.length === 0 ? [{ partId: id, name: '', dueDate: null, cash }] : milestones).map(part => ({
      partId: part.partId,
      name: part.name,
      dueDate: part.dueDate ?? due,
      cashMinor: BigInt(part.cash),
      bankMinor: BigInt(bank[part.partId] ?? 0),
    })),
    BigInt(open),
  )

const INVOICES: Comparison<InvoiceRow, ReceivableRow> = {
  holds: 'treasury expects of an invoice the cash that remains of each instalment, and what banks have shown of it',
  account: `
    select i.id, i.number, i.currency, i.version, (i.total_minor - i.withheld_minor)::text as cash,
      (i.remaining_minor - i.withheld_open_minor + i.unverified_minor)::text as open,
      to_char(coalesce(i.due_date, i.invoice_date + i.term_days), 'YYYY-MM-DD') as due,
      coalesce((select jsonb_object_agg(part_id, minor) from (
        select b.part_id, sum(b.amount_minor + b.fee_minor + b.rounding_minor + b.withholding_minor - b.kept_minor)::text as minor from bank_receipt b
        where b.organization_id = i.organization_id and b.invoice_id = i.id and b.undone_at is null group by b.part_id) seen), '{}') as bank,
      coalesce((select jsonb_agg(jsonb_build_object('partId', m.id, 'name', m.name, 'dueDate', m.due_date,
          'cash', (m.total_minor - m.withheld_minor)::text) order by m.place)
        from invoice_milestone m where m.organization_id = i.organization_id and m.invoice_id = i.id), '[]') as milestones
    from invoice i where ${inPage('i.id')} and i.number is not null`,
  treasury: `
    select r.id, r.version, coalesce((
      select jsonb_object_agg(e.invoice_part_id, jsonb_build_object('number', e.number, 'amount', e.amount_minor::text,
        'allocated', e.allocated_minor::text, 'status', e.status, 'date', e.date, 'currency', e.currency))
      from expected_transaction e where e.organization_id = r.organization_id and e.invoice_id = r.id), '{}') as parts
    from receivable r where ${inPage('r.id')}`,
  async pending({ treasury }, organizationId, pending) {
    const changed = subjectsOf(pending.receivable, organizationId, 'invoice.changed')
    const receipts = [...subjectsOf(pending.bankReceipt, organizationId, 'invoice-receipt.changed')]
    await asOrganization(treasury, 'treasury', organizationId)
    const { rows } = await treasury.query<Row>(
      `select distinct e.invoice_id as id from allocation a
      join expected_transaction e on e.organization_id = a.organization_id and e.id = a.expected_transaction_id
      where a.reconciliation_id = any ($1::uuid[]) and e.invoice_id is not null`,
      [receipts],
    )
    return new Set([...changed, ...rows.map(({ id }) => id)])
  },
  fault({ id, account, treasury }) {
    if (!account) return { id, treasury: 'expects money of an invoice that is not there' }
    const { number } = account
    if (!treasury) return { id, number, treasury: 'knows nothing of it' }
    // Treasury is read later: it may be newer.
    if (treasury.version > account.version) return undefined
    if (treasury.version < account.version)
      return { id, number, version: account.version, knownToTreasury: treasury.version }
    for (const part of partsOf(account)) {
      const expected = treasury.parts[part.partId]
      const allocated = BigInt(expected?.allocated ?? 0)
      const due = part.bankMinor + part.expectedMinor
      const amount = due > allocated ? due : allocated
      const isGone = expected === undefined || expected.status === 'ARCHIVED'
      const isRight =
        amount === 0n
          ? isGone
          : !isGone &&
            BigInt(expected.amount) === amount &&
            expected.currency === account.currency &&
            expected.date === part.dueDate &&
            // Where no more cash is expected, no amount may remain that another line could be matched with.
            (part.expectedMinor > 0n || amount === allocated)
      if (!isRight)
        return {
          id,
          number,
          part: part.name ?? null,
          due: String(amount),
          on: part.dueDate,
          expected: expected ?? null,
        }
    }
    return undefined
  },
}

type Share = {
  line: string
  part: string
  amount: string
  fee: string
  rounding: string
  withholding: string
  on: string
}
type ReceiptRow = Row & { shares: Share[] }

const SHARES = `jsonb_agg(jsonb_build_object('line', s.line, 'part', s.part, 'amount', s.amount::text, 'fee', s.fee::text,
  'rounding', s.rounding::text, 'withholding', s.withholding::text, 'on', s.on_day) order by s.line, s.part) as shares`
const ofKind = (kind: string) => `coalesce((
  select sum(d.amount_minor) from adjustment d
  where d.organization_id = a.organization_id and d.allocation_id = a.id and d.kind = '${kind}'), 0)`

const RECEIPTS: Comparison<ReceiptRow, ReceiptRow> = {
  holds: 'a match of a bank line with invoices is booked as it was matched, and one that was undone is not',
  account: `
    select s.id, ${SHARES} from (
      select b.reconciliation_id as id, b.line_id as line, b.part_id as part, b.amount_minor as amount, b.fee_minor as fee,
        b.rounding_minor as rounding, b.withholding_minor as withholding, b.received_on as on_day
      from bank_receipt b where ${inPage('b.reconciliation_id')} and b.undone_at is null) s group by s.id`,
  treasury: `
    select s.id, ${SHARES} from (
      select r.id, a.statement_transaction_id as line, e.invoice_part_id as part, a.amount_minor as amount,
        ${ofKind('FEE')} as fee, ${ofKind('ROUNDING')} as rounding, ${ofKind('WITHHOLDING')} as withholding, t.date as on_day
      from reconciliation r
      join allocation a on a.organization_id = r.organization_id and a.reconciliation_id = r.id
      join expected_transaction e on e.organization_id = a.organization_id and e.id = a.expected_transaction_id
      join statement_transaction t on t.organization_id = a.organization_id and t.id = a.statement_transaction_id
      where ${inPage('r.id')} and r.removed_at is null and e.invoice_id is not null) s group by s.id`,
  pending: async (_both, organizationId, { bankReceipt }) =>
    subjectsOf(bankReceipt, organizationId, 'invoice-receipt.changed'),
  fault: ({ id, account, treasury }) =>
    JSON.stringify(account?.shares) === JSON.stringify(treasury?.shares)
      ? undefined
      : { reconciliation: id, matched: treasury?.shares ?? [], booked: account?.shares ?? [] },
}

type RefundRow = Row & {
  number: string
  amount: string
  version: number
  isCalledOff: boolean
  paid: string
  isOver: boolean
}
type RefundPaid = Row & { amount: string; version: number; isCalledOff: boolean; paid: string }

const REFUNDS: Comparison<RefundRow, RefundPaid> = {
  holds: 'a refund that is asked for is what treasury waits to see leave, and what left of it is known here',
  account: `
    select r.id, m.number, r.amount_minor::text as amount, r.version, r.status in ('CALLING_OFF', 'CALLED_OFF') as "isCalledOff",
      r.paid_minor::text as paid, r.status = 'CALLED_OFF' as "isOver"
    from credit_memo_refund r join credit_memo m on m.organization_id = r.organization_id and m.id = r.memo_id where ${inPage('r.id')}`,
  treasury: `
    select r.id, r.amount_minor::text as amount, r.version, r.is_called_off as "isCalledOff", coalesce((
      select sum(greatest(shown.minor, 0)) from (
        select sum(a.amount_minor + coalesce((
          select sum(d.amount_minor) from adjustment d
          where d.organization_id = a.organization_id and d.allocation_id = a.id and d.kind in ('FEE', 'ROUNDING')), 0)) as minor
        from expected_transaction e
        join allocation a on a.organization_id = e.organization_id and (a.expected_transaction_id = e.id
          or a.expected_transaction_id in (
            select s.id from payment p
            join expected_transaction s on s.organization_id = p.organization_id and s.payment_id = p.id and s.direction = 'DEBIT'
            where p.organization_id = e.organization_id and p.paid_expected_id = e.id))
        join reconciliation m on m.organization_id = a.organization_id and m.id = a.reconciliation_id and m.removed_at is null
        where e.organization_id = r.organization_id and e.refund_id = r.id group by a.statement_transaction_id) shown), 0)::text as paid
    from credit_memo_refund r where ${inPage('r.id')}`,
  pending: async (_both, organizationId, { receivable, bankReceipt }) =>
    new Set([
      ...subjectsOf(receivable, organizationId, 'credit-memo-refund.changed'),
      ...subjectsOf(bankReceipt, organizationId, 'refund-payment.changed'),
    ]),
  fault({ id, account, treasury }) {
    if (!account) return { id, treasury: 'waits for a refund that is not there' }
    const { number } = account
    if (!treasury) return { id, number, treasury: 'knows nothing of it' }
    // Not every version has an event: what treasury reports of it also creates one.
    if (treasury.version > account.version) return undefined
    const { isOver, number: _number, ...asked } = account
    const isSame =
      asked.amount === treasury.amount &&
      asked.isCalledOff === treasury.isCalledOff &&
      (isOver || asked.paid === treasury.paid)
    return isSame ? undefined : { id, number, asked, treasury }
  },
}

type BookedRow = Row & { amount: string; isReversed: boolean }
type ChargedRow = Row & { amount: string; status: string; reference: string }

const CHECKOUT: Comparison<BookedRow, ChargedRow> = {
  holds: 'what a provider received at checkout is booked once, of its amount, until the provider takes it back',
  account: `
    select c.transaction_id as id, c.amount_minor::text as amount, c.reversed_at is not null as "isReversed"
    from checkout_receipt c where ${inPage('c.transaction_id')}`,
  treasury: `
    select t.id, t.gross_minor::text as amount, t.status, t.order_reference as reference
    from provider_transaction t
    join provider_charge c on c.organization_id = t.organization_id and c.provider_id = t.provider_id and c.reference = t.order_reference
    where ${inPage('t.id')} and t.kind = 'PAYMENT' and t.status <> 'PENDING'`,
  pending: async (_both, organizationId, { checkout }) =>
    subjectsOf(checkout, organizationId, 'provider-transaction.changed'),
  fault({ id, account, treasury }) {
    if (!treasury) return { transaction: id, booked: account, treasury: 'knows no such payment' }
    const isReceived = treasury.status === 'SUCCESS'
    const isBooked = account !== undefined && !account.isReversed
    if (isReceived === isBooked && (!isReceived || account?.amount === treasury.amount)) return undefined
    return { transaction: id, booked: account ?? null, treasury }
  },
}

type BackRow = Row & { amount: string }

const GIVEN_BACK: Comparison<BackRow, BackRow> = {
  holds:
    'what a provider gave back of a payment at checkout is taken off it once, of its amount, until the provider takes it back',
  account: `
    select c.transaction_id as id, c.amount_minor::text as amount from checkout_refund c
    where ${inPage('c.transaction_id')} and c.reversed_at is null`,
  treasury: `
    select t.id, abs(t.gross_minor)::text as amount
    from provider_transaction t
    join provider_charge c on c.organization_id = t.organization_id and c.provider_id = t.provider_id and c.reference = t.order_reference
    where ${inPage('t.id')} and t.kind <> 'PAYMENT' and t.status = 'SUCCESS' and t.gross_minor <> 0`,
  pending: CHECKOUT.pending,
  fault: ({ id, account, treasury }) =>
    account?.amount === treasury?.amount
      ? undefined
      : { transaction: id, takenOff: account?.amount ?? null, givenBack: treasury?.amount ?? null },
}

/** Compares both services' records of an organization. Feeds that are not followed yet are skipped. */
export async function brokenAcross(both: Both, organizationId: string, pending: Pending): Promise<Broken[]> {
  const of = <A extends Row, T extends Row>(comparison: Comparison<A, T>) =>
    compare(both, organizationId, pending, comparison)
  const { receivable, bankReceipt, checkout } = pending
  const chain = receivable.isFollowed && bankReceipt.isFollowed
  return [
    ...(chain ? await of(INVOICES) : []),
    ...(bankReceipt.isFollowed ? await of(RECEIPTS) : []),
    ...(chain ? await of(REFUNDS) : []),
    ...(checkout.isFollowed ? [...(await of(CHECKOUT)), ...(await of(GIVEN_BACK))] : []),
  ]
}
