// Response shapes of withholding slips.
import { z } from 'zod'
import { attachedFile } from '../../../kit/files/attachedFiles.ts'
import { idList } from '../../../kit/idShapes.ts'
import { currency, formatMinor, money, showMoney } from '../../../kit/money.ts'
import type { Caller } from '../../../kit/tokens.ts'
import { allowedActions, WITHHOLDING_SLIP_ACTIONS } from './lifecycle.ts'
import type { WithholdingSlip } from './list.ts'
import { WITHHOLDING_SLIP_STATUSES } from './table.ts'

const covered = z
  .object({
    invoiceId: z.uuid(),
    number: z.string(),
    amount: z.string().describe('Amount withheld from the invoice, in rupiah'),
    rounding: z.string().describe('Rounding difference of up to one rupiah, which is waived'),
    owed: z.string().describe('Amount that the customer withheld without a slip and owes in cash'),
  })
  .meta({
    id: 'WithholdingSlipInvoice',
    description: 'What a slip closes of an invoice, in the slip’s currency',
  })

export const withholdingSlipShape = z
  .object({
    id: z.uuid(),
    number: z.string().describe('As printed on the slip'),
    status: z.enum(WITHHOLDING_SLIP_STATUSES).meta({ id: 'WithholdingSlipStatus' }),
    customerId: z.uuid(),
    customerName: z.string().describe('As it was when the slip was recorded'),
    slipDate: z.string(),
    period: z.string().describe('Tax period, as the first day of its month'),
    currency,
    amount: money,
    invoices: z.array(covered),
    note: z.string().nullable(),
    files: z.array(attachedFile).describe('The slip'),
    customerEmail: z.string().nullable().describe('Of a slip that the customer sent: by whom'),
    isSentByLink: z.boolean().describe('Whoever holds a payment link of the invoice sent it'),
    reason: z.string().nullable().describe('Reason for the cancellation; null unless canceled'),
    statusChangedAt: z.string(),
    statusChangedBy: z.uuid().nullable(),
    createdAt: z.string(),
    createdBy: z.uuid().nullable(),
    allowedActions: z.array(z.enum(WITHHOLDING_SLIP_ACTIONS)).describe('What the caller can do with it now'),
    version: z.int(),
  })
  .meta({ id: 'WithholdingSlip' })

/** A slip as this caller may see it. */
export const showWithholdingSlip = (
  row: WithholdingSlip,
  viewer: Pick<Caller, 'permissions'>,
): z.infer<typeof withholdingSlipShape> => ({
  id: row.id,
  number: row.number,
  status: row.status,
  customerId: row.customerId,
  customerName: row.customerName,
  slipDate: row.slipDate,
  period: row.period,
  currency: row.currency,
  amount: showMoney(row.amountMinor, row.currency),
  invoices: row.invoices.map(({ invoiceId, number, amount, rounding, owed }) => ({
    invoiceId,
    number,
    amount: formatMinor(BigInt(amount)),
    rounding: formatMinor(BigInt(rounding)),
    owed: formatMinor(BigInt(owed)),
  })),
  note: row.note,
  files: row.files,
  customerEmail: row.customerEmail,
  isSentByLink: row.checkoutLinkId !== null,
  reason: row.reason,
  statusChangedAt: row.statusChangedAt,
  statusChangedBy: row.statusChangedBy,
  createdAt: row.createdAt,
  createdBy: row.createdBy,
  allowedActions: allowedActions(row, viewer),
  version: row.version,
})

export const ofInvoices = z.strictObject({ invoiceIds: idList })
export const idsOfInvoices = z.object({ items: z.array(z.object({ invoiceId: z.uuid(), id: z.uuid() })) })
