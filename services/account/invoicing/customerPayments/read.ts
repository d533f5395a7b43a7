// Payments as their customer sees them, read in the customer's role.
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Tx } from '../../../kit/database/database.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { sortBy } from '../../../kit/list.ts'
import { type Currency, money, showMoney } from '../../../kit/money.ts'
import { openPage, pageOf } from '../../../kit/page.ts'
import { type PaymentMethod, receivedPayment as table, receivedPaymentMethod } from '../receivedPayments/public.ts'

/** More payments than an invoice ever has. */
const MAX_PER_INVOICE = 100

export const PORTAL_PAYMENT_STATES = ['CHECKING', 'RECEIVED', 'REJECTED', 'FAILED', 'CANCELED', 'REFUNDED'] as const
type State = (typeof PORTAL_PAYMENT_STATES)[number]

export const portalPayment = z
  .object({
    id: z.uuid(),
    number: z.string(),
    state: z
      .enum(PORTAL_PAYMENT_STATES)
      .meta({ id: 'PortalPaymentState' })
      .describe('CHECKING: nobody has seen it arrive yet; REJECTED: a proof that staff turned down'),
    method: receivedPaymentMethod,
    paymentDate: z.string(),
    amount: money,
    refunded: money.describe('What the payment provider gave back of it'),
    isProof: z.boolean().describe('A user of the customer sent it as proof'),
    senderBank: z.string().nullable().describe('Of a proof: from which bank'),
    reference: z.string().nullable(),
    reason: z.string().nullable().describe('Why a proof was turned down'),
    createdAt: z.string(),
    hasReceipt: z.boolean(),
    invoices: z
      .array(z.object({ invoiceId: z.uuid(), number: z.string(), amount: money }))
      .describe('What it pays, or is to pay once it is seen'),
  })
  .meta({ id: 'PortalPayment', description: 'A payment as its customer sees it' })
export const portalPayments = pageOf(portalPayment)
export const portalPaymentList = z.object({ items: z.array(portalPayment) })

type Paid = { invoiceId: string; number: string; minor: string }
type Seen = {
  id: string
  number: string
  state: State
  method: PaymentMethod
  paymentDate: string
  currency: Currency
  amountMinor: bigint
  refundedMinor: bigint
  isProof: boolean
  senderBank: string | null
  reference: string | null
  reason: string | null
  createdAt: string
  invoices: Paid[]
}

const columns = {
  id: table.id,
  number: table.number,
  state: sql<State>`case
    when ${table.refundedMinor} > 0 then 'REFUNDED'
    when ${table.status} in ('FAILED', 'CANCELED') then case when ${table.proofOf} = '{}' then ${table.status} else 'REJECTED' end
    when ${table.status} = 'PENDING' or ${table.verification} = 'UNVERIFIED' then 'CHECKING' else 'RECEIVED' end`,
  method: table.method,
  paymentDate: table.paymentDate,
  currency: table.currency,
  amountMinor: table.amountMinor,
  refundedMinor: table.refundedMinor,
  isProof: sql<boolean>`${table.proofOf} <> '{}'`,
  senderBank: table.senderBank,
  reference: table.reference,
  reason: table.toldReason,
  createdAt: table.createdAt,
  invoices: sql<Paid[]>`coalesce((
    select jsonb_agg(jsonb_build_object('invoiceId', i.id, 'number', i.number, 'minor', paid.minor::text) order by i.number)
    from (
      select a.invoice_id, sum(a.amount_minor) as minor from received_payment_application a
      where a.payment_id = received_payment.id and a.undone_at is null group by a.invoice_id
      union all
      select (p ->> 'invoiceId')::uuid, (p ->> 'amount')::bigint from jsonb_array_elements(received_payment.planned) p
    ) paid join invoice i on i.id = paid.invoice_id), '[]')`,
}

const show = ({ currency, amountMinor, refundedMinor, invoices, ...row }: Seen): z.infer<typeof portalPayment> => ({
  ...row,
  amount: showMoney(amountMinor, currency),
  refunded: showMoney(refundedMinor, currency),
  hasReceipt: row.state === 'RECEIVED',
  invoices: invoices.map(({ invoiceId, number, minor }) => ({
    invoiceId,
    number,
    amount: showMoney(BigInt(minor), currency),
  })),
})

type PageQuery = { first: number; after?: string | undefined; sort: string }

/** The customer's payments, newest first. */
export async function listPortalPayments(tx: Tx, query: PageQuery) {
  const page = openPage<Seen>(query, { sorts: { date: sortBy(table, 'paymentDate') }, id: table.id })
  const rows = await tx
    .select(columns)
    .from(table)
    .where(page.after)
    .orderBy(...page.orderBy)
    .limit(page.limit)
  return page.answer(rows, show)
}

/** The 100 newest payments applied to an invoice, or meant for it. Invoices of others are not found. */
export async function paymentsOfInvoice(tx: Tx, invoiceId: string): Promise<z.infer<typeof portalPaymentList>> {
  const { rows } = await tx.execute(sql`select 1 from invoice where id = ${invoiceId}`)
  if (rows.length === 0) throw new Refusal(commonErrors.notFound)
  const found = await tx
    .select(columns)
    .from(table)
    .where(
      sql`exists (select from received_payment_application a where a.payment_id = ${table.id} and a.invoice_id = ${invoiceId})
        or ${table.proofOf} @> array[${invoiceId}]::uuid[]`,
    )
    .orderBy(sql`${table.createdAt} desc`, sql`${table.id} desc`)
    .limit(MAX_PER_INVOICE)
  return { items: found.map(show) }
}

/** One payment of the customer. */
export async function readPortalPayment(tx: Tx, id: string): Promise<z.infer<typeof portalPayment>> {
  const [row] = await tx.select(columns).from(table).where(eq(table.id, id))
  if (!row) throw new Refusal(commonErrors.notFound)
  return show(row)
}
