import type { Currency } from '../../../../__generated__/CreateBillPageQuery.graphql.ts'
import { noTax, type TaxValues, toTaxInput } from './taxValues.ts'
import type { Attachment } from '../../_components/AttachmentsField.tsx'

export type BillValues = {
  counterpartyId: string | null
  /** The net payable; computed for a bill with tax. */
  amount: string | null
  currency: Currency
  date: string | null
  dueDate: string | null
  category: string
  description: string
  /** Missing in older drafts. */
  tax?: TaxValues | undefined
  /** By field key; an empty date is null. */
  metadata: Readonly<Record<string, string | null>>
  files: readonly Attachment[]
}

/** The form's values as mutation input: empty is null. */
export function toInput(values: BillValues) {
  const orNull = (text: string) => text.trim() || null
  return {
    counterpartyId: values.counterpartyId ?? '',
    amount: { amount: values.amount ?? '', currency: values.currency },
    tax: toTaxInput(values.tax ?? noTax),
    date: values.date ?? '',
    dueDate: values.dueDate ?? '',
    category: orNull(values.category),
    description: orNull(values.description),
    metadata: Object.entries(values.metadata).flatMap(([key, value]) =>
      value?.trim() ? [{ key, value: value.trim() }] : [],
    ),
    fileIds: values.files.map(({ fileId }) => fileId),
  }
}
