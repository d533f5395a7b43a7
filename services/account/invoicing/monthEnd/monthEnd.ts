// Obstacles to closing a month in invoicing: facts about its records, each for users who may see them.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import { type Fact, factColumns } from '../../../kit/facts.ts'
import { type Month, monthOf } from '../../../kit/journals/journals.ts'
import { businessToday } from '../../organizations/public.ts'
import { ISSUED_LIST, taxInvoiceIs, waitingForSlip } from '../invoices/public.ts'
import { daysLeft, uploadDueDate } from '../taxInvoices/public.ts'

/** Everything dated in the month. Null: not for this caller. */
type Facts = {
  invoices: { issued: number; drafts: number; waitingApproval: number } | null
  creditMemos: { drafts: number; waitingApproval: number } | null
  /** Payments that a user has to confirm, and transfers that no bank line shows. */
  payments: { pending: number; unverified: number } | null
  /** Slips from customers that await confirmation. */
  slips: { pending: number } | null
  /** Invoices that only lack a slip. */
  awaitedSlips: { invoices: number } | null
  taxInvoices: { toExport: number; exported: number; approved: number } | null
}

type Upload = { uploadDueDate: string; daysLeft: number }
export type InvoicingMonthEnd = Omit<Facts, 'taxInvoices'> & {
  taxInvoices: (NonNullable<Facts['taxInvoices']> & Upload) | null
}

/** Facts of a month in one statement, so that all are consistent. G-2: refuses a month that has not begun. */
export async function readMonthEnd(
  tx: Tx,
  month: string,
  permissions: ReadonlySet<string>,
): Promise<InvoicingMonthEnd> {
  const today = await businessToday(tx)
  const period = monthOf(month, today)
  const columns = factColumns(factsOf(tx, period), permissions)
  const { rows } = await tx.execute<Facts>(sql`select ${columns}`)
  const [row] = rows
  if (!row) throw new Error('facts are one row')
  const due = { uploadDueDate: uploadDueDate(period.first), daysLeft: daysLeft(period.first, today) }
  return { ...row, taxInvoices: row.taxInvoices && { ...row.taxInvoices, ...due } }
}

function factsOf(tx: Tx, { first, last }: Month): Record<keyof Facts, Fact> {
  const own = sql`organization_id = ${tx.organizationId}`
  const ofMonth = sql`invoice.organization_id = ${tx.organizationId} and invoice.invoice_date between ${first} and ${last}`
  return {
    invoices: {
      view: 'invoicing.invoices.view',
      of: sql`(
      select jsonb_build_object('issued', count(*) filter (where status in ${ISSUED_LIST}),
        'drafts', count(*) filter (where status = 'DRAFT'),
        'waitingApproval', count(*) filter (where status = 'WAITING_APPROVAL'))
      from invoice where ${ofMonth})`,
    },
    creditMemos: {
      view: 'invoicing.creditMemos.view',
      of: sql`(
      select jsonb_build_object('drafts', count(*) filter (where status = 'DRAFT'),
        'waitingApproval', count(*) filter (where status = 'PENDING'))
      from credit_memo where ${own} and memo_date between ${first} and ${last} and status in ('DRAFT', 'PENDING'))`,
    },
    payments: {
      view: 'invoicing.payments.view',
      of: sql`(
      select jsonb_build_object('pending', count(*) filter (where status = 'PENDING'),
        'unverified', count(*) filter (where status = 'SUCCEEDED' and verification = 'UNVERIFIED'))
      from received_payment where ${own} and payment_date between ${first} and ${last} and status in ('PENDING', 'SUCCEEDED'))`,
    },
    slips: {
      view: 'invoicing.payments.view',
      of: sql`(
      select jsonb_build_object('pending', count(*))
      from withholding_slip where ${own} and slip_date between ${first} and ${last} and status = 'PENDING')`,
    },
    awaitedSlips: {
      view: 'invoicing.invoices.view',
      of: sql`(select jsonb_build_object('invoices', count(*)) from invoice where ${ofMonth} and ${waitingForSlip})`,
    },
    taxInvoices: {
      view: 'invoicing.invoices.view',
      of: sql`(
      select jsonb_build_object('toExport', count(*) filter (where ${taxInvoiceIs(['NOT_EXPORTED', 'REJECTED'])}),
        'exported', count(*) filter (where ${taxInvoiceIs(['EXPORTED'])}),
        'approved', count(*) filter (where ${taxInvoiceIs(['APPROVED'])}))
      from invoice where ${ofMonth})`,
    },
  }
}
