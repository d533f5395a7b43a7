import { changesBetween, recordActivity } from '../../kit/activity/record.ts'
import type { ActionOn } from '../../kit/activity/table.ts'
import type { Tx } from '../../kit/database/database.ts'
import { formatMinor } from '../../kit/money.ts'
import { counterpartyAlias } from '../counterparties/public.ts'
import { entityName } from '../projection/public.ts'
import type { BillRow } from './table.ts'
import { percentOf } from './tax/rates.ts'

/** The bill as shown in the activity log, with the names of the records it references. */
export const describeBill = async (tx: Tx, row: BillRow) => ({
  status: row.status,
  date: row.date,
  dueDate: row.dueDate,
  category: row.category,
  description: row.description,
  counterparty: await counterpartyAlias(tx, row.counterpartyId),
  amount: moneyText(row.amountMinor, row.currency),
  entity: row.entityId === null ? null : ((await entityName(tx, row.entityId)) ?? null),
  ...taxInWords(row),
  metadata: row.metadata.map(({ label, value }) => `${label}: ${value}`).join('; ') || null,
})

const moneyText = (minor: bigint, currency: string) => `${formatMinor(minor)} ${currency}`
const percentText = (rate: number | null) => (rate === null ? null : `${percentOf(rate)} %`)
const listText = (parts: readonly (string | null)[]) => parts.filter(part => part !== null).join(', ')

function taxInWords(row: BillRow) {
  const { currency, taxBaseMinor, vat, vatRate, vatMinor, withholding, withholdingRate, withheldMinor } = row
  return {
    taxBase: taxBaseMinor === null ? null : moneyText(taxBaseMinor, currency),
    vat: vatMinor === null ? null : listText([vat, percentText(vatRate), moneyText(vatMinor, currency)]),
    withholding:
      withheldMinor === null
        ? null
        : listText([withholding, percentText(withholdingRate), moneyText(withheldMinor, currency)]),
    withholdingBase: row.withholdingBaseMinor === null ? null : moneyText(row.withholdingBaseMinor, currency),
    taxObjectCode: row.taxObjectCode,
    taxReason: row.taxReason,
    taxInvoiceNumber: row.taxInvoiceNumber,
    taxInvoiceDate: row.taxInvoiceDate,
    withholdingSlipNumber: row.withholdingSlipNumber,
  }
}

export const billFields = [
  'status',
  'date',
  'dueDate',
  'category',
  'description',
  'counterparty',
  'amount',
  'entity',
  'taxBase',
  'vat',
  'withholding',
  'withholdingBase',
  'taxObjectCode',
  'taxReason',
  'taxInvoiceNumber',
  'taxInvoiceDate',
  'withholdingSlipNumber',
  'metadata',
] as const

/** The event of a bill's change; also of its payments' changes, because they decide whether it can be paid. */
export const emitBillChanged = (tx: Tx, id: string) => tx.emit('bill.changed', id)

/** The event of a bill's status change. It has a name of its own, because the bill's creator is notified of no other change. */
export const emitBillMoved = (tx: Tx, id: string) => tx.emit('bill.moved', id)

type Step = {
  action: ActionOn<'BILL'>
  /** After the step. */
  row: BillRow
  from: BillRow['status']
  reason?: string | null | undefined
}

/** Logs a bill's status change and emits its event. */
export function recordStep(tx: Tx, { action, row, from, reason = null }: Step): void {
  recordActivity(tx, {
    action,
    recordType: 'BILL',
    recordId: row.id,
    recordLabel: row.number,
    changes: changesBetween({ status: from }, { status: row.status }, ['status']),
    reason,
  })
  emitBillMoved(tx, row.id)
}
