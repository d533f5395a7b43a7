// Withholding slips in the customer portal: those sent, and sending one. It closes nothing until staff confirm it.
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { businessDate } from '../../../kit/businessDate.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { commonErrors } from '../../../kit/errors.ts'
import type { Files } from '../../../kit/files/files.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { id } from '../../../kit/idShapes.ts'
import { formatMinor, minorOf, money, showMoney } from '../../../kit/money.ts'
import { nameOf } from '../../../kit/nameShape.ts'
import type { CustomerCaller } from '../../../kit/tokens.ts'
import { limitPerHour } from '../../throttle/public.ts'
import { userUploader, useUploads } from '../customerPortal/public.ts'
import { invoiceChoices, readInvoice } from '../invoices/public.ts'
import {
  keepSentSlip,
  month,
  slipsWaiting,
  withholdingSlip as table,
  withholdingSlipCodes,
} from '../withholdingSlips/public.ts'
import { holdPayer } from './holdPayer.ts'

const MAX_FILES = 5
const MAX_INVOICES = 20
/** Staff check each one, so customers must not flood them. */
const MAX_PER_HOUR = 10
const MAX_PER_INVOICE = 100

export const newSlip = z.strictObject({
  number: nameOf(60).describe('As printed on the slip'),
  slipDate: businessDate,
  period: month.describe('Tax period, as year and month: `2026-11`'),
  invoices: invoiceChoices
    .min(1)
    .max(MAX_INVOICES)
    .describe('Which invoices it covers, of one currency, and what it says was withheld of each'),
  fileIds: z.array(id).min(1).max(MAX_FILES).describe('Files that were sent as WITHHOLDING_SLIP and are not used yet'),
})
export type SlipInput = z.output<typeof newSlip>

export const PORTAL_SLIP_STATES = ['CHECKING', 'ACCEPTED', 'REJECTED', 'CANCELED'] as const
type State = (typeof PORTAL_SLIP_STATES)[number]

export const portalSlip = z
  .object({
    id: z.uuid(),
    number: z.string(),
    state: z
      .enum(PORTAL_SLIP_STATES)
      .meta({ id: 'PortalSlipState' })
      .describe('CHECKING: staff have not confirmed it; REJECTED: they turned it down'),
    slipDate: z.string(),
    period: z.string().describe('Month, as its first day'),
    amount: money,
    reason: z.string().nullable().describe('Reason for the rejection; null unless rejected'),
  })
  .meta({ id: 'PortalSlip', description: 'A slip of withheld tax as its customer sees it' })
export const portalSlipList = z.object({ items: z.array(portalSlip) })

const columns = {
  id: table.id,
  number: table.number,
  state: sql<State>`case ${table.status} when 'PENDING' then 'CHECKING' when 'RECORDED' then 'ACCEPTED'
    else case when ${table.slipOf} = '{}' then 'CANCELED' else 'REJECTED' end end`,
  slipDate: table.slipDate,
  period: table.period,
  currency: table.currency,
  amountMinor: table.amountMinor,
  reason: table.toldReason,
}

/** The 100 newest slips of an invoice, in the customer's role. Invoices of others are not found. */
export async function slipsOfInvoice(tx: Tx, invoiceId: string): Promise<z.infer<typeof portalSlipList>> {
  const { rows } = await tx.execute(sql`select 1 from invoice where id = ${invoiceId}`)
  if (rows.length === 0) throw new Refusal(commonErrors.notFound)
  const found = await tx
    .select(columns)
    .from(table)
    .where(
      sql`exists (select from withholding_slip_invoice s where s.slip_id = ${table.id} and s.invoice_id = ${invoiceId})
        or ${table.slipOf} @> array[${invoiceId}]::uuid[]`,
    )
    .orderBy(sql`${table.createdAt} desc`, sql`${table.id} desc`)
    .limit(MAX_PER_INVOICE)
  return {
    items: found.map(({ currency, amountMinor, ...row }) => ({ ...row, amount: showMoney(amountMinor, currency) })),
  }
}

/** Stores a slip from a customer's session. Refuses G-7, G-10, CU-28, WS-12, WS-13 and what staff are refused. */
export async function sendSlip(tx: Tx, files: Files, caller: CustomerCaller, input: SlipInput): Promise<void> {
  const { customerId, email } = caller
  await holdPayer(tx, caller)
  await refuseFlood(tx, caller)
  for (const { invoiceId } of input.invoices) {
    const invoice = await readInvoice(tx, invoiceId)
    if (invoice.customerId !== customerId || invoice.number === null) throw new Refusal(commonErrors.notFound)
  }
  await refuseChecking(tx, customerId, input)
  await useUploads(tx, userUploader(caller), input.fileIds)
  const sum = input.invoices.reduce((total, { amount }) => total + minorOf(amount), 0n)
  await keepSentSlip(tx, files, {
    ...input,
    amount: formatMinor(sum),
    invoices: input.invoices.map(one => ({ ...one, isMoreToCome: false })),
    note: null,
    sentBy: { customerEmail: email },
  })
}

const refuseFlood = (tx: Tx, { customerId, email }: CustomerCaller) =>
  limitPerHour(tx, {
    table: 'withholding_slip',
    own: sql`customer_id = ${customerId} and customer_email = ${email}`,
    most: MAX_PER_HOUR,
    error: withholdingSlipCodes.slipTooMany,
  })

/** WS-12: refuses a second slip while one of the invoice is being checked. */
export async function refuseChecking(
  tx: Tx,
  customerId: string,
  { invoices }: { invoices: readonly { invoiceId: string }[] },
): Promise<void> {
  const waiting = await slipsWaiting(tx, customerId)
  const place = invoices.findIndex(({ invoiceId }) => waiting.has(invoiceId))
  if (place >= 0) throw new Refusal(withholdingSlipCodes.slipChecking, { path: `invoices.${place}.invoiceId` })
}
