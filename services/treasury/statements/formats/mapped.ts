// Any other delimited file, by the columns that a person pointed out once.
import { isBlank, readRows, Row, withDateCell } from './delimited.ts'
import { isDatePattern, yearBefore } from './dates.ts'
import { error, type DecimalMark, type Format, type RawLine } from './format.ts'
import { isRemark, readRemark } from './remarks.ts'

/** How the columns of an unknown file are read. Columns count from 0. */
export type Mapping = {
  delimiter: string
  /** Rows before the first transaction, the header included. */
  skipRows: number
  dateColumn: number
  /** For example `dd/MM/yyyy`. */
  dateFormat: string
  descriptionColumns: readonly number[]
  /** One signed amount, or an amount with a marker column. */
  amountColumn?: number | null | undefined
  /** Column that holds DB/CR, D/K and the like. */
  typeColumn?: number | null | undefined
  debitColumn?: number | null | undefined
  creditColumn?: number | null | undefined
  balanceColumn?: number | null | undefined
  /** Null lets the balance proof decide. */
  decimalMark?: DecimalMark | null | undefined
}

/** The fields of a mapping that can't work, by name. */
export function faultsOf(mapping: Mapping): (keyof Mapping)[] {
  const faults: (keyof Mapping)[] = []
  if (!isDatePattern(mapping.dateFormat)) faults.push('dateFormat')
  if (mapping.descriptionColumns.length === 0) faults.push('descriptionColumns')
  const hasSides = mapping.debitColumn != null && mapping.creditColumn != null
  const hasAmount = mapping.amountColumn != null
  if (hasAmount === hasSides || (!hasSides && (mapping.debitColumn ?? mapping.creditColumn) != null))
    faults.push('amountColumn')
  if (mapping.typeColumn != null && !hasAmount) faults.push('typeColumn')
  return faults
}

export function mappedFormat(mapping: Mapping): Format {
  return {
    name: 'CSV',
    bankCode: null,
    isDelimited: true,
    decimalMark: mapping.decimalMark ?? '.',
    recognizes: () => true,
    read: async (text, sink, context) => {
      let header: readonly string[] = []
      let row: Row | undefined
      let shortRow: number | null = null
      const { endsWithNewline } = await readRows(text, mapping.delimiter, sink, (cells, number) => {
        if (number <= mapping.skipRows) {
          header = cells
          sink.facts(readRemark(cells, number))
          return
        }
        if (isBlank(cells)) return
        const mended = context.mended.of(number, header, cells)
        if (isRemark(mended)) return sink.facts(readRemark(mended, number))
        row ??= new Row(header, sink, yearBefore(context.today))
        row.load(mended, number)
        sink.line(withDateCell(lineOf(row, mapping), row))
        shortRow = row.short ? number : null
      })
      if (shortRow !== null && !endsWithNewline) sink.issue(error('TRUNCATED', { row: shortRow }))
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
  const text = row.text(amountColumn)
  // `150,000.00 DB` without a column for the mark
  if (/[A-Za-z]$/.test(text)) return row.markedTogether(amountColumn)
  return { direction: 'SIGN' as const, amount: row.amount(amountColumn) }
}
