import type { Currency } from '../../../../i18n/currency.ts'
import type { Between } from './between.ts'
import type { GroupRow } from './groupRows.ts'

/** Props of the tables of the three views. */
export type GroupTableProps = {
  rows: readonly GroupRow[]
  /** Currency of the forecast and of payables. */
  currency: Currency
  /** Currencies that any organization holds. */
  currencies: readonly string[]
  /** The part that is between them; undefined where unknown. */
  between: Between | null | undefined
  onRetry: () => void
}
