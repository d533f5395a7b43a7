// Request and response shapes of tax invoices.
import { z } from 'zod'
import { MAX_AT_ONCE, bulkIds } from '../../../kit/bulk.ts'
import { id, idList } from '../../../kit/idShapes.ts'
import { money, showMoney } from '../../../kit/money.ts'
import { proseOf } from '../../../kit/nameShape.ts'
import type { Caller } from '../../../kit/tokens.ts'
import { daysLeft, uploadDueDate } from './deadline.ts'
import { FAULTS, type Fault, isWarning } from './document.ts'
import { ROW_OUTCOMES, ROW_REFUSALS } from './importNumbers.ts'
import { allowedActions, TAX_INVOICE_ACTIONS } from './lifecycle.ts'
import { needsFacility, TRANSACTION_CODES, transactionCodeOf } from './lines.ts'
import type { TaxInvoice } from './repository.ts'
import { TAX_INVOICE_STATUSES } from './table.ts'

export const ofInvoices = z.strictObject({ invoiceIds: idList })
export const chosenInvoices = z.strictObject({ invoiceIds: bulkIds })
export const exportBody = z.strictObject({
  invoiceIds: bulkIds,
  acceptWarnings: z.boolean().default(false).describe('Whether they are exported in spite of warnings'),
})
export const approvals = z.strictObject({
  approvals: z
    .array(
      z.strictObject({
        invoiceId: id,
        number: z
          .string()
          .max(40)
          .transform(text => text.replace(/[\s.-]/g, ''))
          .describe('NSFP, 17 digits; dots, dashes and blanks are dropped'),
        version: z.int().min(0).describe('Of the tax invoice, as it was seen'),
      }),
    )
    .min(1)
    .max(MAX_AT_ONCE),
})
export const rejection = z.strictObject({ invoiceIds: bulkIds, reason: proseOf(500, 1) })
export const facilityBody = z.strictObject({
  invoiceIds: bulkIds,
  facility: z
    .string()
    .regex(/^\d{2}$/)
    .describe('The last two digits of the tax office’s codes TD.005nn and TD.011nn'),
})
export const numbersFile = z.strictObject({ fileId: id })

export const taxInvoiceShape = z
  .object({
    invoiceId: z.uuid(),
    status: z.enum(TAX_INVOICE_STATUSES),
    transactionCode: z.enum(TRANSACTION_CODES).nullable().describe('Null: no tax invoice is made by file'),
    needsFacility: z.boolean(),
    facility: z.string().nullable(),
    number: z.string().nullable().describe('NSFP; null until it is approved'),
    reason: z.string().nullable().describe('Reason for the rejection; null unless rejected'),
    fileId: z.uuid().nullable().describe('The file it was exported with last'),
    exportedAt: z.string().nullable(),
    exportedBy: z.uuid().nullable(),
    returnedVat: money.describe('VAT that notes of the buyer take back, in rupiah'),
    uploadDueDate: z.string().describe('Upload deadline, inclusive'),
    daysLeft: z
      .int()
      .nullable()
      .describe('Days until the upload deadline, negative when it has passed; null when no upload is due'),
    allowedActions: z.array(z.enum(TAX_INVOICE_ACTIONS)),
    version: z.int().describe('0 until something has happened to it'),
  })
  .meta({ id: 'TaxInvoice' })

export const taxInvoices = z.object({ items: z.array(taxInvoiceShape) })

/** The response for a tax invoice; `allowedActions` are those of the viewer. */
export function showTaxInvoice(row: TaxInvoice, viewer: Pick<Caller, 'permissions'>): z.infer<typeof taxInvoiceShape> {
  const transactionCode = transactionCodeOf(row)
  const wantsFacility = needsFacility(transactionCode)
  const isWaiting =
    transactionCode !== null &&
    row.invoiceStatus !== 'CANCELED' &&
    ['NOT_EXPORTED', 'EXPORTED', 'REJECTED'].includes(row.status)
  return {
    invoiceId: row.invoiceId,
    status: row.status,
    transactionCode,
    needsFacility: wantsFacility,
    facility: row.facility,
    number: row.number,
    reason: row.reason,
    fileId: row.fileId,
    exportedAt: row.exportedAt === null ? null : row.exportedAt.toString(),
    exportedBy: row.exportedBy,
    returnedVat: showMoney(BigInt(row.returnedVatMinor), 'IDR'),
    uploadDueDate: uploadDueDate(row.invoiceDate),
    daysLeft: isWaiting ? daysLeft(row.invoiceDate, row.today) : null,
    allowedActions: transactionCode === null ? [] : allowedActions({ ...row, needsFacility: wantsFacility }, viewer),
    version: row.version,
  }
}

export const faultsShape = z.object({
  faults: z.array(
    z
      .object({
        invoiceId: z.uuid(),
        kind: z.enum(FAULTS),
        line: z.int().nullable().describe('Line number, from 1; null for the invoice itself'),
        isWarning: z.boolean().describe('Whether it is only a warning, which does not prevent the export'),
      })
      .meta({ id: 'TaxInvoiceFault' }),
  ),
})
export const showFaults = (faults: readonly Fault[]): z.infer<typeof faultsShape> => ({
  faults: faults.map(fault => ({ ...fault, isWarning: isWarning(fault) })),
})

export const fileShape = z
  .object({ id: z.uuid(), name: z.string(), invoiceCount: z.int(), createdAt: z.string() })
  .meta({ id: 'TaxInvoiceFile' })

export const importAnswer = z.object({
  rows: z.array(
    z
      .object({
        row: z.int().describe('As a spreadsheet counts; the header is 1'),
        reference: z.string(),
        number: z.string(),
        invoiceId: z.uuid().nullable(),
        outcome: z.enum(ROW_OUTCOMES),
        refusal: z.enum(ROW_REFUSALS).nullable(),
      })
      .meta({ id: 'TaxInvoiceNumberRow' }),
  ),
})
