// Any other delimited file, by the columns that a user has mapped once.
import { readTable } from './delimitedTable.ts'
import type { Row } from './row.ts'
import { isDatePattern } from './dates.ts'
import type { DecimalMark } from '../../imports/public.ts'
import type { Format, RawLine } from './format.ts'

/** How the columns of an unknown file are mapped. Columns count from 0. */
export type Mapping = {
  delimiter: string
  /** Rows before the first transaction, including the header. */
  skipRows: number
  dateColumn: number
  /** For example `dd/MM/yyyy`. */
  dateFormat: string
  descriptionColumns: readonly number[]
  /** One signed amount, or an amount with a marker column. */
  amountColumn?: number | null | undefined
  /** Column with DB/CR, D/K and the like. */
  typeColumn?: number | null | undefined
  debitColumn?: number | null | undefined
  creditColumn?: number | null | undefined
  balanceColumn?: number | null | undefined
  /** Null lets the balance check decide. */
  decimalMark?: DecimalMark | null | undefined
}

/** The invalid fields of a mapping, by name. */
export function faultsOf(mapping: Mapping): (keyof Mapping)[] {
  const faults: (keyof Mapping)[] = []
  if (!isDatePattern(mapping.dateFormat)) faults.push('dateFormat')
  if (mapping.descriptionColumns.length === 0) faults.push('descriptionColumns')
  const hasSides = mapping.debitColumn != null && mapping.creditColumn != null
  const hasAmount = mapping.amountColumn != null
  if (hasAmount === hasSides || (!hasSides && (mapping.debitColumn ?? mapping.creditColumn) != null))
    faults.push('amountColumn')
  if (mapping.typeColumn != null && !hasAmount) faults.push('typeColumn')
  const { balanceColumn, amountColumn, debitColumn, creditColumn } = mapping
  // A balance that is the amount itself would prove nothing, and would be stored.
  if (balanceColumn != null && [amountColumn, debitColumn, creditColumn].includes(balanceColumn))
    faults.push('balanceColumn')
  return faults
}

export function mappedFormat(mapping: Mapping): Format {
  return {
    name: 'CSV',
    bankCode: null,
    isDelimited: true,
    decimalMark: mapping.decimalMark ?? '.',
    recognizes: () => true,
    read: (text, sink, context) => {
      const { delimiter, skipRows, dateColumn } = mapping
      const line = (row: Row) => lineOf(row, mapping)
      return readTable(text, { delimiter, begins: skipRows, dateColumn, line }, sink, context)
    },
  }
}

function lineOf(row: Row, mapping: Mapping): RawLine {
  const common = {
    row: row.number,
    date: row.date(mapping.dateColumn, mapping.dateFormat),
    description: row.description(...mapping.descriptionColumns),
  }
  const balance = mapping.balanceColumn == null ? null : row.cell(mapping.balanceColumn)
  return { ...common, ...amountOf(row, mapping), balance }
}

function amountOf(row: Row, { amountColumn, typeColumn, debitColumn, creditColumn }: Mapping) {
  if (amountColumn == null) return row.sides(debitColumn ?? 0, creditColumn ?? 0)
  if (typeColumn != null) return row.marked(amountColumn, typeColumn)
  return row.signed(amountColumn)
}
