// The allowed contents of a purpose's files. A module's manifest declares them for its files.
import type { DetectedType } from './detect.ts'

export type FileContents = {
  types: readonly DetectedType[]
  named: string
  extensions: readonly string[]
  /** The content type that each extension must have. Omitted where one format has many extensions. */
  typeOf?: Readonly<Record<string, DetectedType>>
  /** A lower size limit than for other files. */
  maximumMegabytes?: number
}

/** Rows of records. */
export const TABULAR: FileContents = { types: ['text'], named: 'CSV', extensions: ['csv', 'txt'] }
/** Also as a workbook, of which the first sheet is read. */
export const SHEET: FileContents = {
  types: ['text', 'xlsx'],
  named: 'CSV, XLSX',
  extensions: ['csv', 'txt', 'xlsx'],
  typeOf: { csv: 'text', txt: 'text', xlsx: 'xlsx' },
}
/** Files that users view, whose extension and content must agree. */
const asNamed = (named: string, typeOf: Readonly<Record<string, DetectedType>>): FileContents => ({
  types: [...new Set(Object.values(typeOf))],
  named,
  extensions: Object.keys(typeOf),
  typeOf,
})
const PAPER_TYPES = { pdf: 'pdf', jpg: 'jpeg', jpeg: 'jpeg', png: 'png' } as const
export const PAPER = asNamed('PDF, JPG, PNG', PAPER_TYPES)
/** Stored and returned unchanged: a workbook is never opened here. */
export const ATTACHMENT = asNamed('PDF, JPG, PNG, XLS, XLSX', { ...PAPER_TYPES, xls: 'xls', xlsx: 'xlsx' })

/** By purpose, its label, its allowed contents, and the permission to upload and to read them; null: any member. */
export type FilesOfModule = Readonly<
  Record<
    string,
    {
      readonly description: string
      readonly send: string | null
      readonly read: string | null
      readonly contents: FileContents
    }
  >
>
