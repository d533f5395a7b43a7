// Journals as a file. Pure.
import { stringify } from 'csv-stringify/sync'
import { looksLikeFormula } from '../exports/sheet.ts'
import type { Locale } from '../messageValues.ts'
import { formatMinor } from '../money.ts'
import type { ExportedEntry } from './changes.ts'

export const JOURNAL_LAYOUTS = ['CSV'] as const
export type JournalLayout = (typeof JOURNAL_LAYOUTS)[number]

/** How a repeated full export of a month is marked. */
export type Marked = { sequence: number; isAgain: boolean }

/** Without it spreadsheets don't recognize UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

const HEADINGS: Readonly<Record<Locale, readonly string[]>> = {
  en: ['Date', 'Entry', 'Document', 'Party', 'Account code', 'Account name', 'Debit', 'Credit', 'Currency', 'Mark'],
  id: ['Tanggal', 'Jurnal', 'Dokumen', 'Pihak', 'Kode akun', 'Nama akun', 'Debit', 'Kredit', 'Mata uang', 'Tanda'],
}
const REVERSAL: Readonly<Record<Locale, string>> = { en: 'Reversal', id: 'Jurnal balik' }
const AGAIN: Readonly<Record<Locale, string>> = { en: 'Exported again', id: 'Diekspor ulang' }

/** Keeps a spreadsheet from running it as a formula. */
const inert = (text: string) => (looksLikeFormula(text) ? `'${text}` : text)

type Options = {
  language: Locale
  marked: Marked
  /** Names of the kinds of entry. */
  kinds: Readonly<Record<string, Readonly<Record<Locale, string>>>>
}

/** A row for each line; rows of one entry are adjacent and share its number within the file. */
export function csvOf(entries: readonly ExportedEntry[], { language, marked, kinds }: Options): string {
  const rows = entries.flatMap(({ day, kind, number, party, currency, isReversal, lines }) => {
    const marks = [...(isReversal ? [REVERSAL[language]] : []), ...(marked.isAgain ? [AGAIN[language]] : [])]
    return lines.map(({ code, name, debitMinor, creditMinor }) => [
      day,
      kinds[kind]?.[language] ?? kind,
      inert(number ?? ''),
      inert(party ?? ''),
      inert(code),
      inert(name),
      debitMinor > 0n ? formatMinor(debitMinor) : '',
      creditMinor > 0n ? formatMinor(creditMinor) : '',
      currency,
      marks.join(', '),
    ])
  })
  return BYTE_ORDER_MARK + stringify([[...HEADINGS[language]], ...rows], { record_delimiter: '\r\n' })
}
