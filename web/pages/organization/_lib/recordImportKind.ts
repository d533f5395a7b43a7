import type { ReactNode } from 'react'
import type { PaymentImportSummary_import$key } from '../../../__generated__/PaymentImportSummary_import.graphql.ts'

/** What is specific to one record type. */
export type OfKind = {
  /** Where the records of an import are shown, by its global id. */
  listUrl: (importId: string) => string
  /** The totals of the records, as far as known. */
  summary?: ((importKey: PaymentImportSummary_import$key) => ReactNode) | undefined
  /** Label of the checkbox that is required before rows with warnings are stored; omitted where the button suffices. */
  warningsTick?: string | undefined
}
