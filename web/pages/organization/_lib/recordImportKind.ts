import type { ReactNode } from 'react'
import type { PaymentImportSummary_import$key } from '../../../__generated__/PaymentImportSummary_import.graphql.ts'

/** What one kind of record has of its own. */
export type OfKind = {
  /** Where the records of an import are shown, by its global id. */
  listUrl: (importId: string) => string
  /** What the records come to, as far as it is known. */
  summary?: ((importKey: PaymentImportSummary_import$key) => ReactNode) | undefined
  /** What has to be ticked before rows with warnings are stored; left out where the button says it all. */
  warningsTick?: string | undefined
}
