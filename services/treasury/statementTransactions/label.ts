import { formatMinor } from '../../kit/money.ts'
import type { StatementRow } from './table.ts'

/** The label of a bank line: its date, amount and the beginning of its text. */
export const statementLabel = (row: Pick<StatementRow, 'date' | 'amountMinor' | 'currency' | 'description'>): string =>
  `${row.date} ${row.currency} ${formatMinor(row.amountMinor)} ${row.description.slice(0, 60)}`.trim()
