// A bank API's response stored as a file like any other, so that it passes the same checks, and can be viewed and fixed.
import { delimitedFormat } from './delimited.ts'
import { cellText } from './text.ts'

const COLUMNS = ['Booking date', 'Bank transaction ID', 'Direction', 'Amount', 'Balance after', 'Description'] as const

/** Lines fetched by a connection. */
export const bankApi = delimitedFormat({
  name: 'Bank API',
  bankCode: null,
  decimalMark: '.',
  amounts: 'DOT',
  header: COLUMNS,
  dateColumn: 'Booking date',
  line: row => ({
    row: row.number,
    date: row.date('Booking date', 'yyyy-MM-dd'),
    // Not from a spreadsheet: what looks like a formula is the bank's text.
    description: cellText(row.raw('Description')),
    ...row.marked('Amount', 'Direction'),
    balance: row.cell('Balance after'),
    ...(row.text('Bank transaction ID') && { bankId: row.text('Bank transaction ID') }),
  }),
})

/** One line of a bank, with the file's values. */
export type BankApiRow = {
  date: string
  transactionId: string | null
  direction: 'CREDIT' | 'DEBIT'
  amount: string
  balance: string | null
  description: string
}

export type BankApiFile = {
  accountNumber: string
  currency: string
  from: string
  to: string
  opening: string | null
  closing: string | null
  rows: readonly BankApiRow[]
}

/** The text of a line; if the bank sends none, its own id of the line. */
export const wordsOf = ({ description, transactionId }: Pick<BankApiRow, 'description' | 'transactionId'>): string =>
  cellText(description) || cellText(transactionId ?? '') || '-'

/** The content of such a file. */
export function bankApiFile({ accountNumber, currency, from, to, opening, closing, rows }: BankApiFile): string {
  const head = [
    `Account number: ${accountNumber}`,
    `Currency: ${currency}`,
    `Period: ${day(from)} - ${day(to)}`,
    ...(opening === null ? [] : [`Opening balance: ${opening}`]),
  ].map(text => [text])
  const table = rows.map(row => [
    row.date,
    cellText(row.transactionId ?? ''),
    row.direction,
    row.amount,
    row.balance ?? '',
    // Both a spreadsheet and our parser remove the apostrophe.
    `'${wordsOf(row)}`,
  ])
  const foot = closing === null ? [] : [[`Closing balance: ${closing}`]]
  return [...head, COLUMNS, ...table, ...foot].map(cells => `${cells.map(quoted).join(',')}\r\n`).join('')
}

const day = (date: string) => date.split('-').toReversed().join('/')

const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
