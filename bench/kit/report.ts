// The output of all benchmarks. A process runs one benchmark; bench/kit/results.ts stores its output.

export type Table = { title: string; head: readonly string[]; rows: readonly (readonly string[])[] }
type Section = Table | string

const printed: Section[] = []

/** All output so far, in order: tables and sentences. */
export const report = (): readonly Section[] => printed

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? (sorted[middle] ?? NaN) : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2
}

/** Prints a table and stores it. The title distinguishes several tables of a benchmark. */
export function printTable(head: readonly string[], rows: readonly (readonly string[])[], title = ''): void {
  const table = { title, head, rows }
  printed.push(table)
  console.log(`\n${title === '' ? '' : `${title}\n\n`}${toMarkdown(table)}`)
}

/** Prints a sentence and stores it. */
export function printLine(text: string): void {
  printed.push(text)
  console.log(text)
}

/** The first column is text, the others are numbers. */
export function toMarkdown({ head, rows }: Table): string {
  const widths = head.map((title, column) => Math.max(3, title.length, ...rows.map(row => row[column]?.length ?? 0)))
  const pad = (cell: string, column: number) => {
    const width = widths[column] ?? 0
    return column === 0 ? cell.padEnd(width) : cell.padStart(width)
  }
  const line = (cells: readonly string[]) => `| ${cells.map(pad).join(' | ')} |`
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`))
  return [head, rule, ...rows].map(line).join('\n')
}
