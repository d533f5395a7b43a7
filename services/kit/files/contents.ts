// What files of a purpose may be. A manifest says it of the files that its module takes.
import type { DetectedType } from './detect.ts'

export type FileContents = {
  types: readonly DetectedType[]
  named: string
  extensions: readonly string[]
  /** What a file is by its extension; its content must be that. Left out where one format has many extensions. */
  typeOf?: Readonly<Record<string, DetectedType>>
  /** Where less is allowed than of other files. */
  maximumMegabytes?: number
}

/** Rows of records. */
export const TABULAR: FileContents = { types: ['text'], named: 'CSV', extensions: ['csv', 'txt'] }
/** The same, also as a workbook, of which the first sheet is read. */
export const SHEET: FileContents = {
  types: ['text', 'xlsx'],
  named: 'CSV, XLSX',
  extensions: ['csv', 'txt', 'xlsx'],
  typeOf: { csv: 'text', txt: 'text', xlsx: 'xlsx' },
}
/** Files that people look at, whose extension and content must agree. */
const asNamed = (named: string, typeOf: Readonly<Record<string, DetectedType>>): FileContents => ({
  types: [...new Set(Object.values(typeOf))],
  named,
  extensions: Object.keys(typeOf),
  typeOf,
})
const PAPER_TYPES = { pdf: 'pdf', jpg: 'jpeg', jpeg: 'jpeg', png: 'png' } as const
export const PAPER = asNamed('PDF, JPG, PNG', PAPER_TYPES)
/** Stored and given back as they are: a workbook is never opened here. */
export const ATTACHMENT = asNamed('PDF, JPG, PNG, XLS, XLSX', { ...PAPER_TYPES, xls: 'xls', xlsx: 'xlsx' })

/** By purpose, what such files are and may be, and which permission sending and reading them needs; null: any member. */
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
