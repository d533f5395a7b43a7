// Numbered rows: without balances, only the numbers show that a row is missing.
import { warning, type Issue } from './format.ts'
import { columnName } from './row.ts'

/** Names of such a column; other numbers, for example of a journal, count more than this account's rows. */
const NAME = /^(?:#|nr|num|number|urut|(?:no|nomor|s\.?\s?no|sl\.?\s?no)\.?(?:\s*urut)?|(?:row|line)(?:\s*no)?|baris)$/
const NUMBER = /^\d{1,6}\.?$/
/** Minimum percentage of the expected numbers that must be present; otherwise they number something else. */
const LEAST_SHARE = 50
const TOLD = 5

export class Numbering {
  private place: number
  private readonly tell: (issue: Issue) => void
  /** Rows by number. */
  private rows = new Map<number, number>()
  private last = 0
  private isAscending = true

  constructor(header: readonly string[], dateColumn: string | number, tell: (issue: Issue) => void) {
    // Without a header the first column may contain numbers.
    if (header.length === 0) this.place = dateColumn === 0 ? -1 : 0
    else this.place = header.findIndex(name => NAME.test(columnName(name)))
    this.tell = tell
  }

  follow(cells: readonly string[], row: number): void {
    if (this.place === -1) return
    const text = (cells[this.place] ?? '').trim()
    if (!NUMBER.test(text)) {
      this.place = -1
      return
    }
    const number = Number.parseInt(text, 10)
    // Each page may start counting again.
    if (number <= 1 && this.last > number && this.isAscending && this.rows.size > 1) this.end()
    this.isAscending &&= number > this.last
    this.last = number
    if (!this.rows.has(number)) this.rows.set(number, row)
  }

  end(): void {
    if (this.place !== -1) this.reportMissing()
    this.rows = new Map()
    this.last = 0
    this.isAscending = true
  }

  private reportMissing(): void {
    const numbers = [...this.rows.keys()].sort((one, other) => one - other)
    const [least = 0, most = 0] = [numbers[0], numbers.at(-1)]
    if (numbers.length < 2) return
    const isNumbered = (from: number) => numbers.length * 100 >= LEAST_SHARE * (most - from + 1)
    if (!isNumbered(least)) return
    // A file that starts in the middle has lost its beginning, unless that would be most of it.
    const begins = isNumbered(1) ? Math.min(least, 1) : least
    const gaps = numbers.flatMap((number, at) => {
      const before = at === 0 ? begins - 1 : numbers[at - 1]!
      return number - before > 1 ? [{ from: before + 1, to: number - 1, row: this.rows.get(number)! }] : []
    })
    const [first] = gaps
    if (!first) return
    const told = gaps.slice(0, TOLD).map(({ from, to }) => (from === to ? String(from) : `${from}–${to}`))
    const all = `${told.join(', ')}${gaps.length > TOLD ? ' …' : ''}`
    this.tell(warning('ROWS_MISSING', { row: first.row, value: all }, { numbers: all }))
  }
}
