import type { MessageId } from '../../../../i18n/messages.ts'

// The mapping of an unknown CSV as form values: columns are chosen on the sample, not typed as numbers.

export type ColumnMeaning = 'NOTHING' | 'DATE' | 'DESCRIPTION' | 'AMOUNT' | 'TYPE' | 'DEBIT' | 'CREDIT' | 'BALANCE'

export const columnMeanings: readonly ColumnMeaning[] = [
  'NOTHING',
  'DATE',
  'DESCRIPTION',
  'AMOUNT',
  'TYPE',
  'DEBIT',
  'CREDIT',
  'BALANCE',
]

export const dateFormats = [
  'dd/MM/yyyy',
  'dd/MM/yy',
  'dd-MM-yyyy',
  'dd.MM.yyyy',
  'yyyy-MM-dd',
  'yyyyMMdd',
  'MM/dd/yyyy',
  'dd MMM yyyy',
  'dd-MMM-yyyy',
  'dd MMMM yyyy',
] as const

export type MappingForm = {
  delimiter: string
  skipRows: number
  dateFormat: string
  decimalMark: '' | '.' | ','
  columns: readonly ColumnMeaning[]
}

export type Mapping = {
  delimiter: string
  skipRows: number
  dateColumn: number
  dateFormat: string
  descriptionColumns: number[]
  amountColumn: number | null
  typeColumn: number | null
  debitColumn: number | null
  creditColumn: number | null
  balanceColumn: number | null
  decimalMark: string | null
}

/** The missing part as a message id; null when the mapping is complete. */
export function missingOf({ columns }: MappingForm): MessageId | null {
  if (!columns.includes('DATE')) return 'statements.mapping.missing.date'
  if (!columns.includes('DESCRIPTION')) return 'statements.mapping.missing.description'
  const both = columns.includes('DEBIT') && columns.includes('CREDIT')
  return both || columns.includes('AMOUNT') ? null : 'statements.mapping.missing.amount'
}

/** The mapping as mutation input; only for a complete form. */
export function toMapping({ columns, delimiter, skipRows, dateFormat, decimalMark }: MappingForm): Mapping {
  const at = (meaning: ColumnMeaning) => {
    const index = columns.indexOf(meaning)
    return index < 0 ? null : index
  }
  return {
    delimiter,
    skipRows,
    dateColumn: at('DATE') ?? 0,
    dateFormat,
    descriptionColumns: columns.flatMap((meaning, index) => (meaning === 'DESCRIPTION' ? [index] : [])),
    amountColumn: at('AMOUNT'),
    typeColumn: at('TYPE'),
    debitColumn: at('DEBIT'),
    creditColumn: at('CREDIT'),
    balanceColumn: at('BALANCE'),
    decimalMark: decimalMark || null,
  }
}

/** Assigns a meaning to a column; all but the description can be assigned only once. */
export function withMeaning(
  columns: readonly ColumnMeaning[],
  index: number,
  meaning: ColumnMeaning,
): readonly ColumnMeaning[] {
  const single = meaning !== 'NOTHING' && meaning !== 'DESCRIPTION'
  return columns.map((each, at) => (at === index ? meaning : single && each === meaning ? 'NOTHING' : each))
}

const words: readonly [RegExp, ColumnMeaning][] = [
  [/^(tanggal|tgl|date|post|posting|value date)/i, 'DATE'],
  [/(keterangan|deskripsi|uraian|description|remark|narrative|details)/i, 'DESCRIPTION'],
  [/(saldo|sisa|balance)/i, 'BALANCE'],
  [/(debet|debit|withdrawal|keluar)/i, 'DEBIT'],
  [/(kredit|credit|deposit|masuk)/i, 'CREDIT'],
  [/(jumlah|nominal|amount|mutasi)/i, 'AMOUNT'],
  [/^(d\/?[ck]|db\/?cr|type|jenis)$/i, 'TYPE'],
]

/** A first guess from the words of the header, so that most files only need a quick check. */
export function guess(rows: readonly (readonly string[])[]): Pick<MappingForm, 'skipRows' | 'columns' | 'dateFormat'> {
  const meaningOf = (cell: string) => words.find(([pattern]) => pattern.test(cell.trim()))?.[1] ?? 'NOTHING'
  const scored = rows.map(row => new Set(row.map(meaningOf)).size)
  const header = Math.max(0, scored.indexOf(Math.max(...scored, 0)))
  const width = Math.max(...rows.map(row => row.length), 0)
  let columns: readonly ColumnMeaning[] = Array.from({ length: width }, () => 'NOTHING' as const)
  rows[header]?.forEach((cell, index) => {
    const meaning = meaningOf(cell)
    if (meaning === 'DESCRIPTION' || !columns.includes(meaning)) columns = withMeaning(columns, index, meaning)
  })
  const lines = rows.slice(header + 1)
  const dates = lines.map(row => row[columns.indexOf('DATE')] ?? '')
  const balance = columns.includes('BALANCE') ? -1 : provedBalance(lines, columns)
  if (balance >= 0) columns = withMeaning(columns, balance, 'BALANCE')
  return { skipRows: header + 1, columns, dateFormat: guessDateFormat(dates) }
}

/** Rows that must confirm a column as the balance. */
const LEAST_PROVED = 3

/** The unassigned column whose values follow the incoming and outgoing amounts, as a balance does; -1 for none. */
function provedBalance(lines: readonly (readonly string[])[], columns: readonly ColumnMeaning[]): number {
  const at = (row: readonly string[], meaning: ColumnMeaning) => figureOf(row[columns.indexOf(meaning)] ?? '') ?? 0n
  const rows = lines.filter(row => row.some(cell => cell.trim() !== ''))
  return columns.findIndex((meaning, column) => {
    if (meaning !== 'NOTHING') return false
    const proves = rows.slice(1).filter((row, index) => {
      const [before, after] = [figureOf(rows[index]?.[column] ?? ''), figureOf(row[column] ?? '')]
      const moved = at(row, 'CREDIT') - at(row, 'DEBIT') + at(row, 'AMOUNT')
      return before !== null && after !== null && moved !== 0n && after - before === moved
    })
    return proves.length >= LEAST_PROVED && proves.length === rows.length - 1
  })
}

/** The digits of a number with its sign: sufficient for comparisons within one file. */
function figureOf(cell: string): bigint | null {
  const text = cell.replace(/[\s']|^(?:Rp\.?|IDR|USD|SGD)/gi, '')
  if (!/^[-+]?\d[\d.,]*$/.test(text)) return null
  // Decimals omitted in some rows must not multiply the others by a hundred.
  const [, whole = '', cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(text.replace(/^[-+]/, '')) ?? []
  const figure = BigInt(whole.replace(/[.,]/g, '') + cents.padEnd(2, '0'))
  return text.startsWith('-') ? -figure : figure
}

/** The pattern of each date format; the first that matches all dates wins, so the usual order of day and month comes first. */
const looks: readonly [(typeof dateFormats)[number], RegExp][] = [
  ['dd/MM/yyyy', /^(0?[1-9]|[12]\d|3[01])\/(0?[1-9]|1[0-2])\/\d{4}/],
  ['dd/MM/yy', /^(0?[1-9]|[12]\d|3[01])\/(0?[1-9]|1[0-2])\/\d{2}(?!\d)/],
  ['MM/dd/yyyy', /^(0?[1-9]|1[0-2])\/(0?[1-9]|[12]\d|3[01])\/\d{4}/],
  ['dd-MM-yyyy', /^\d{1,2}-\d{1,2}-\d{4}/],
  ['dd.MM.yyyy', /^\d{1,2}\.\d{1,2}\.\d{4}/],
  ['yyyy-MM-dd', /^\d{4}-\d{1,2}-\d{1,2}/],
  ['yyyyMMdd', /^\d{8}$/],
  ['dd MMM yyyy', /^\d{1,2} \p{L}{3} \d{4}/u],
  ['dd-MMM-yyyy', /^\d{1,2}-\p{L}{3}-\d{4}/u],
  ['dd MMMM yyyy', /^\d{1,2} \p{L}{4,} \d{4}/u],
]

function guessDateFormat(cells: readonly string[]): (typeof dateFormats)[number] {
  const dates = cells.map(cell => cell.trim()).filter(cell => /\d/.test(cell))
  return looks.find(([, look]) => dates.length > 0 && dates.every(date => look.test(date)))?.[0] ?? 'dd/MM/yyyy'
}
