import type { EditInvoicePage_invoice$data } from '../../../../__generated__/EditInvoicePage_invoice.graphql.ts'
import { currencyOf } from '../../../../i18n/currency.ts'
import { emptyLine } from '../../../../ui/lineGrid/lines.ts'
import { discountText, storedLine } from '../../products/_public/lineValues.ts'
import { treatmentOf } from '../../products/_public/taxChoices.ts'
import type { InvoiceValues, OrderLineKey } from './invoiceValues.ts'
import { termStartOf } from './termStart.ts'

/** A saved invoice as form values. */
export function valuesOfInvoice(invoice: Omit<EditInvoicePage_invoice$data, ' $fragmentType'>): InvoiceValues {
  const { salesOrder } = invoice
  const ofOrder: OrderLineKey[] = []
  const lines = (invoice.lines ?? []).map(line => {
    const kept = emptyLine({
      ...storedLine(line),
      quantity: line.quantity,
      price: line.price.amount,
      discount: discountText(line.discount),
    })
    if (line.orderLineUuid) ofOrder.push({ key: kept.key, uuid: line.orderLineUuid, product: kept.product })
    return kept
  })
  return {
    kind: invoice.kind === 'ADVANCE' ? 'ADVANCE' : 'STANDARD',
    entityId: invoice.entity.id,
    customerId: invoice.customerId,
    customerName: invoice.customerName,
    orderUuid: salesOrder?.uuid ?? null,
    orderId: salesOrder?.id ?? null,
    orderNumber: salesOrder?.number ?? '',
    receiptIds: (invoice.goodsReceipts ?? []).map(({ id }) => id),
    customerReference: invoice.customerReference ?? '',
    invoiceDate: invoice.invoiceDate,
    approver: invoice.approver?.uuid ?? '',
    termDays: String(invoice.termDays),
    termFrom: termStartOf(invoice.termFrom),
    hardCopy: invoice.hardCopy ? 'YES' : 'NO',
    currency: currencyOf(invoice.currency),
    vatTreatment: treatmentOf(invoice.vatTreatment),
    discount: discountText(invoice.discount),
    lines,
    ofOrder,
    deductions: invoice.deductions.flatMap(({ invoice: advance, amount }) =>
      advance
        ? [
            {
              invoiceId: advance.id,
              number: advance.number ?? '',
              left: advance.undeducted?.amount ?? amount.amount,
              amount: amount.amount,
            },
          ]
        : [],
    ),
    milestones: invoice.milestones.map(({ name, percent, dueDate, hasOwnDueDate }) => ({
      name,
      percent,
      dueDate: hasOwnDueDate ? (dueDate ?? null) : null,
    })),
    note: invoice.note ?? '',
    internalNote: invoice.internalNote ?? '',
  }
}
