// The original file with each row's errors in a last column, safe to open in a spreadsheet.
import { messageOf, type Locale } from '../../../kit/errors.ts'
import { peek, guessDelimiter } from '../formats/delimited.ts'
import { recordsOf } from '../formats/records.ts'
import { decodeText } from '../formats/encoding.ts'
import { recognize } from '../formats/recognize.ts'
import type { ImportIssueRow } from '../table.ts'
import { codeNamed } from './issueCodes.ts'

type IssueText = Pick<ImportIssueRow, 'rowNumber' | 'columnName' | 'error' | 'params'>

/** One line of text for each row of the file; a file that is not delimited keeps each line as one cell. */
export async function* annotatedCsv(
  bytes: AsyncIterable<Uint8Array>,
  issues: readonly IssueText[],
  locale: Locale,
): AsyncGenerator<string> {
  const reasons = reasonsByRow(issues, locale)
  const { head, whole } = await peek(decodeText(bytes))
  const delimiter = guessDelimiter(head)
  const heading = locale === 'id' ? 'Alasan' : 'Reason'
  yield `\ufeff${line([heading, ...(reasons.get(0) ?? [])], delimiter)}`
  const isDelimited = recognize(head)?.isDelimited ?? true
  let row = 0
  // Piece by piece, so that an aborted download also stops reading.
  for await (const records of isDelimited ? recordsOf(whole, delimiter, NOWHERE) : linesOf(whole))
    yield records.map(cells => line([...cells, ...(reasons.get(++row) ?? [])], delimiter)).join('')
}

/** Errors were found when the file was checked. */
const NOWHERE = { issue: () => {} }

/** Lines as records of one cell. */
async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<string[][]> {
  let rest = ''
  for await (const chunk of text) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    yield lines.map(each => [each.replace(/\r$/, '')])
  }
  if (rest !== '') yield [[rest]]
}

/** Errors of each row; those of the entire file are at 0. */
function reasonsByRow(issues: readonly IssueText[], locale: Locale): Map<number, string[]> {
  const reasons = new Map<number, string[]>()
  for (const { rowNumber, columnName, error, params } of issues) {
    const row = codeNamed(error)
    const text = `${columnName === null ? '' : `${columnName}: `}${messageOf(row, locale, params)} (${row.code})`
    reasons.set(rowNumber ?? 0, [...(reasons.get(rowNumber ?? 0) ?? []), text])
  }
  return reasons
}

const line = (cells: readonly string[], delimiter: string) =>
  `${cells.map(cell => quoted(neutral(cell), delimiter)).join(delimiter)}\r\n`

/** A cell that a spreadsheet would take as a formula becomes text; a number stays one. */
function neutral(cell: string): string {
  return /^[=+\-@\t\r]/.test(cell) && !/^[+-]?[\d.,]+$/.test(cell) ? `'${cell}` : cell
}

const quoted = (cell: string, delimiter: string) =>
  cell.includes('"') || cell.includes(delimiter) || /[\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
