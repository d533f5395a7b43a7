import { formatMinor } from '../../kit/money.ts'
import type { StatementRow } from './table.ts'

/** What people call a bank line: its day, amount and the beginning of its text. */
export const statementLabel = (row: Pick<StatementRow, 'date' | 'amountMinor' | 'currency' | 'description'>): string =>
  `${row.date} ${row.currency} ${formatMinor(row.amountMinor)} ${row.description.slice(0, 60)}`.trim()
