// A customer claims to have sent a transfer. That alone pays nothing: staff confirm it, or a bank line shows it.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import { commonErrors } from '../../../kit/errors.ts'
import type { Files } from '../../../kit/files/files.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { formatMinor, minorOf } from '../../../kit/money.ts'
import type { CustomerCaller } from '../../../kit/tokens.ts'
import { limitPerHour } from '../../throttle/public.ts'
import { userUploader, useUploads } from '../customerPortal/public.ts'
import { type Invoice, isLive, readInvoice } from '../invoices/public.ts'
import { checkingOf, receivedPaymentCodes, recordProof } from '../receivedPayments/public.ts'
import { codes } from './errors.ts'
import { holdPayer } from './holdPayer.ts'
import type { ProofInput } from './input.ts'

/** Staff check each one, so customers must not flood them. */
const MAX_PER_HOUR = 10

/** Records a proof from a customer's session; returns the payment's id. What was read in the customer's role is checked again here. */
export async function sendProof(tx: Tx, files: Files, caller: CustomerCaller, input: ProofInput): Promise<string> {
  const { customerId, email } = caller
  const { name } = await holdPayer(tx, caller)
  await refuseFlood(tx, caller)
  const chosen = await chosenOf(tx, customerId, input.invoices)
  await useUploads(tx, userUploader(caller), input.fileIds)
  const { id } = await recordProof(tx, files, {
    customer: { id: customerId, name },
    sentBy: { customerEmail: email },
    currency: chosen[0]!.invoice.currency,
    paymentDate: input.paymentDate,
    senderBank: input.senderBank,
    reference: input.reference,
    applications: chosen,
    fileIds: input.fileIds,
  })
  return id
}

const refuseFlood = (tx: Tx, { customerId, email }: CustomerCaller) =>
  limitPerHour(tx, {
    table: 'received_payment',
    own: sql`customer_id = ${customerId} and customer_email = ${email}`,
    most: MAX_PER_HOUR,
    error: codes.proofTooMany,
  })

type Chosen = { invoice: Invoice; amountMinor: bigint }

/**
 * The invoices of a proof. Refuses G-7 one the customer can't see, PY-8 and PY-19 too much, PY-9 another currency, PY-10 a canceled one.
 */
async function chosenOf(tx: Tx, customerId: string, choices: ProofInput['invoices']): Promise<Chosen[]> {
  const checking = await checkingOf(tx, customerId)
  const chosen: Chosen[] = []
  for (const [place, { invoiceId, amount }] of choices.entries()) {
    const at = `invoices.${place}`
    const invoice = await readInvoice(tx, invoiceId)
    if (invoice.customerId !== customerId || invoice.number === null) throw new Refusal(commonErrors.notFound)
    if (!isLive(invoice)) throw new Refusal(receivedPaymentCodes.paymentInvoice, { path: `${at}.invoiceId` })
    if (invoice.currency !== (chosen[0] ?? { invoice }).invoice.currency)
      throw new Refusal(receivedPaymentCodes.paymentOtherCustomer, { path: `${at}.invoiceId` })
    const amountMinor = minorOf(amount)
    refuseAbove(invoice, { amountMinor, checkingMinor: checking.get(invoiceId) ?? 0n }, `${at}.amount`)
    chosen.push({ invoice, amountMinor })
  }
  return chosen
}

type ProofAmounts = { amountMinor: bigint; checkingMinor: bigint }

/** PY-8 and PY-19: refuses to claim more than an invoice owes minus other pending claims. */
export function refuseAbove(
  { remainingMinor }: Invoice,
  { amountMinor, checkingMinor }: ProofAmounts,
  path: string,
): void {
  const open = remainingMinor - checkingMinor
  const leftMinor = open > 0n ? open : 0n
  if (amountMinor <= leftMinor) return
  const most = formatMinor(leftMinor)
  throw checkingMinor > 0n
    ? new Refusal(codes.proofAboveChecking, { path, params: { most, checking: formatMinor(checkingMinor) } })
    : new Refusal(receivedPaymentCodes.paymentAboveInvoice, { path, params: { most } })
}
