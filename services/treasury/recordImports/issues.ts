// What can be wrong with a row of a file: the code and its parameters are stored, the words are made when somebody reads them.
import {
  type ErrorRow,
  type FieldErrorCode,
  fieldErrors,
  type Locale,
  type MessageParams,
  messageOf,
} from '../../kit/errors.ts'
import { codes } from '../errors.ts'
import type { RecordImportIssueRow } from './table.ts'

export type Issue = {
  severity: RecordImportIssueRow['severity']
  /** Row in the file, the header is 1; null for the file as a whole. */
  row: number | null
  column: string | null
  value: string | null
  code: string
  params: MessageParams
}

type What = ErrorRow | FieldErrorCode
type Where = { row?: number | null; column?: string | null; value?: string | null; params?: MessageParams }

const LONGEST_VALUE = 200

function issue(
  severity: Issue['severity'],
  what: What,
  { row = null, column = null, value = null, params = {} }: Where,
) {
  const code = typeof what === 'string' ? what : what.code
  return { severity, row, column, value: value?.slice(0, LONGEST_VALUE) ?? null, code, params }
}

/** Something that has to be mended. */
export const errorIssue = (what: What, where: Where = {}): Issue => issue('ERROR', what, where)

/** Something that may be meant. */
export const warningIssue = (what: What, where: Where = {}): Issue => issue('WARNING', what, where)

const rowsByCode = new Map<string, Pick<ErrorRow, 'en' | 'id'>>([
  ...Object.values(codes).map(row => [row.code, row] as const),
  ...Object.entries(fieldErrors),
])

/** The reason in the reader's language. */
export function reasonOf({ code, params }: Pick<Issue, 'code' | 'params'>, locale: Locale): string {
  const row = rowsByCode.get(code)
  return row ? messageOf(row, locale, params) : code
}
