import { useIntl } from 'react-intl'
import { toScaled } from '../../../../i18n/decimal.ts'
import { filledLines, type GridLine, lineAmount } from '../../../../ui/lineGrid/lines.ts'
import { draftDiscount, isWholeDate, toLineInput } from '../../products/_public/lineValues.ts'
import { areWhole, countedMilestone, type InvoiceValues, toInput } from './invoiceValues.ts'

const isCounted = (line: GridLine): boolean => {
  const quantity = toScaled(line.quantity ?? '', 4)
  return lineAmount(line) !== null && quantity !== null && quantity > 0n
}

/** The printable part of an invoice; null without a complete date, since all calculations depend on it. */
export function toPreview(values: InvoiceValues) {
  if (!isWholeDate(values.invoiceDate)) return null
  const {
    kind,
    entityId,
    salesOrderId,
    customerReference,
    invoiceDate,
    termDays,
    termFrom,
    note,
    currency,
    vatTreatment,
    deductions,
  } = toInput(values)
  return {
    kind,
    entityId,
    customerId: values.customerId,
    salesOrderId,
    customerReference,
    invoiceDate,
    termDays,
    termFrom,
    note,
    currency,
    vatTreatment,
    discount: draftDiscount(values.discount),
    deductions,
    lines: filledLines(values.lines)
      .filter(isCounted)
      .map(line => {
        const { productId: _productId, taxUnit: _taxUnit, ...printed } = toLineInput(line)
        return printed
      }),
    milestones: areWhole(values.milestones) ? values.milestones.map(countedMilestone) : [],
  }
}

/** What the preview doesn't show yet, a sentence each. */
export function useMissingOfPreview(values: InvoiceValues): readonly string[] {
  const { formatMessage } = useIntl()
  const { customerId, invoiceDate, lines, milestones } = values
  if (!isWholeDate(invoiceDate)) return [formatMessage({ id: 'invoices.preview.date' })]
  const filled = filledLines(lines)
  const count = filled.filter(line => !isCounted(line)).length
  return [
    ...(customerId === null ? [formatMessage({ id: 'invoices.preview.customer' })] : []),
    ...(filled.length === 0 ? [formatMessage({ id: 'invoices.preview.noLines' })] : []),
    ...(count > 0 ? [formatMessage({ id: 'invoices.preview.lines' }, { count })] : []),
    ...(milestones.length > 0 && !areWhole(milestones) ? [formatMessage({ id: 'invoices.preview.milestones' })] : []),
  ]
}
