// How the person wants numbers written, apart from the language. The server knows it; here it is kept so that the first screen of a
// visit has it before anything is read.
import { type Language, languages } from './language.ts'

const KEY = 'arus.numberFormat'

/** The format that was chosen; null: as the language has it. */
export function readNumberFormat(): Language | null {
  const kept = localStorage.getItem(KEY)
  return languages.find(one => one === kept) ?? null
}

export function writeNumberFormat(format: Language | null): void {
  if (format === null) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, format)
}
