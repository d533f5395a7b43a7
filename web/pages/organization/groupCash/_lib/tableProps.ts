import type { Currency } from '../../../../i18n/currency.ts'
import type { Between } from './between.ts'
import type { GroupRow } from './groupRows.ts'

/** What the tables of the three views are given. */
export type GroupTableProps = {
  rows: readonly GroupRow[]
  /** Of the forecast and of what is owed. */
  currency: Currency
  /** Those that somebody holds. */
  currencies: readonly string[]
  /** What of it is between them; absent where that is not known. */
  between: Between | null | undefined
  onRetry: () => void
}
