// Claims of a payment link's holder: a transfer of the invoice, or tax withheld from it. Both await verification, and release nothing.
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Tx } from '../../../kit/database/database.ts'
import type { ErrorRow } from '../../../kit/errors.ts'
import type { Files } from '../../../kit/files/files.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { minorOf } from '../../../kit/money.ts'
import { limitPerHour } from '../../throttle/public.ts'
import { checkoutCodes, holdLink, type OpenedLink } from '../checkout/public.ts'
import { customerPaymentCodes, refuseAbove, refuseChecking } from '../customerPayments/public.ts'
import { type Uploader, useUploads } from '../customerPortal/public.ts'
import { holdCustomer } from '../customers/public.ts'
import { cashOf, type Invoice, readInvoice } from '../invoices/public.ts'
import { checkingOf, recordProof } from '../receivedPayments/public.ts'
import { keepSentSlip, withholdingSlipCodes } from '../withholdingSlips/public.ts'
import type { linkProof, linkSlip } from './input.ts'

/** Staff check each claim, so a link must not flood them. Counted by invoice, since it may have many links. */
const MAX_PER_HOUR = 10

type Purpose = 'PAYMENT_PROOF' | 'WITHHOLDING_SLIP'

/** The link's holder as an uploader of its files. Refuses with CO-1, and with CO-2 and WS-6 when nothing is left to send them for. */
export const linkUploader = (link: OpenedLink, purpose: Purpose): Uploader => ({
  organizationId: link.organizationId,
  hold: async tx => refuseNothingLeft(await holdLink(tx, link), purpose),
  kept: { checkoutLinkId: link.linkId },
  own: ownOf(link),
  counted: sql`checkout_link_id in (
    select l.id from checkout_link l where l.organization_id = ${link.organizationId} and l.invoice_id = ${link.invoiceId})`,
})
const ownOf = ({ linkId }: OpenedLink) => sql`checkout_link_id = ${linkId}`

function refuseNothingLeft(invoice: Invoice, purpose: Purpose): void {
  if (purpose === 'PAYMENT_PROOF' && cashOf(invoice) <= 0n) throw new Refusal(checkoutCodes.checkoutNothingToPay)
  if (purpose === 'WITHHOLDING_SLIP' && invoice.withheldOpenMinor === 0n)
    throw new Refusal(withholdingSlipCodes.slipNothingWithheld)
}

/** Locks the customer and then the invoice, so that concurrent claims are counted one after the other, on every path. */
async function hold(tx: Tx, link: OpenedLink, purpose: Purpose) {
  const { customerId } = await readInvoice(tx, link.invoiceId)
  const { name } = await holdCustomer(tx, customerId)
  const invoice = await holdLink(tx, link)
  refuseNothingLeft(invoice, purpose)
  return { invoice, customer: { id: customerId, name } }
}

type Counted = { table: 'received_payment' | 'withholding_slip'; of: 'proof_of' | 'slip_of'; error: ErrorRow }

const refuseFlood = (tx: Tx, { invoiceId }: OpenedLink, { table, of, error }: Counted) =>
  limitPerHour(tx, {
    table,
    own: sql`checkout_link_id is not null and ${sql.identifier(of)} @> array[${invoiceId}]::uuid[]`,
    most: MAX_PER_HOUR,
    error,
  })

/**
 * Records a proof for the link's invoice, which pays nothing yet. Refuses CO-1, CO-2, PY-8, PY-19, PY-20, CU-28 and as `recordProof` does.
 */
export async function sendLinkProof(
  tx: Tx,
  files: Files,
  link: OpenedLink,
  input: z.output<typeof linkProof>,
): Promise<void> {
  const { invoice, customer } = await hold(tx, link, 'PAYMENT_PROOF')
  await refuseFlood(tx, link, {
    table: 'received_payment',
    of: 'proof_of',
    error: customerPaymentCodes.proofTooMany,
  })
  const amountMinor = minorOf(input.amount)
  const checkingMinor = (await checkingOf(tx, customer.id)).get(invoice.id) ?? 0n
  refuseAbove(invoice, { amountMinor, checkingMinor }, 'amount')
  await useUploads(tx, { own: ownOf(link) }, input.fileIds)
  await recordProof(tx, files, {
    customer,
    sentBy: { checkoutLinkId: link.linkId },
    currency: invoice.currency,
    paymentDate: input.paymentDate,
    senderBank: input.senderBank,
    reference: input.reference,
    applications: [{ invoice, amountMinor }],
    fileIds: input.fileIds,
  })
}

/**
 * Stores a slip for the link's invoice, which closes nothing yet. Refuses CO-1, WS-6, WS-12, WS-13, CU-28 and what `keepSentSlip` refuses.
 */
export async function sendLinkSlip(
  tx: Tx,
  files: Files,
  link: OpenedLink,
  input: z.output<typeof linkSlip>,
): Promise<void> {
  const { invoice, customer } = await hold(tx, link, 'WITHHOLDING_SLIP')
  await refuseFlood(tx, link, { table: 'withholding_slip', of: 'slip_of', error: withholdingSlipCodes.slipTooMany })
  const invoices = [{ invoiceId: invoice.id, amount: input.amount, isMoreToCome: false }]
  await refuseChecking(tx, customer.id, { invoices })
  await useUploads(tx, { own: ownOf(link) }, input.fileIds)
  await keepSentSlip(tx, files, { ...input, invoices, note: null, sentBy: { checkoutLinkId: link.linkId } })
}
