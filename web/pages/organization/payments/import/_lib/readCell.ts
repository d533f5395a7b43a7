// Converts a cell from a spreadsheet's display format to the file's: `Rp1.250.000,50` is 1250000.50, and `30/11/2026` is 2026-11-30.
// Invalid text stays as it is, and the check reports it.
import { isSum, readingsOf } from '../../../../../i18n/amountInput.ts'
import { isDecimal } from '../../../../../i18n/decimal.ts'
import { languages } from '../../../../../i18n/language.ts'
import { readDate } from '../../../../../ui/form/dateText.ts'
import type { ImportColumn } from './importColumns.ts'

/** The cell in the file's format. `today` provides a missing year. */
export function readCell(text: string, { reading }: Pick<ImportColumn, 'reading'>, today: string): string {
  const clean = text.trim()
  switch (reading) {
    case 'amount':
      return amountOf(clean)
    case 'date':
      return dateOf(clean, today)
    case 'number':
      // A spreadsheet's marker for text.
      return clean.replace(/^'/, '')
    case 'word':
      return clean.toUpperCase()
    default:
      return clean
  }
}

/** The spreadsheet may use another language than the interface: an ambiguous amount stays as it is, and the user chooses. */
function amountOf(text: string): string {
  if (isDecimal(text) || isSum(text)) return text
  const { readings, isCertain } = readingsOf(text)
  return isCertain ? (readings[0] ?? text) : text
}

function dateOf(text: string, today: string): string {
  for (const language of languages) {
    const date = readDate(text, language, today)
    if (date !== null) return date
  }
  return text
}
