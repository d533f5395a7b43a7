// The user's number format, independent of the language. The server has it; the copy here lets a visit's first screen use it before any
// request.
import { type Language, languages } from './language.ts'

const KEY = 'arus.numberFormat'

/** The chosen format; null: the language's. */
export function readNumberFormat(): Language | null {
  const kept = localStorage.getItem(KEY)
  return languages.find(one => one === kept) ?? null
}

export function writeNumberFormat(format: Language | null): void {
  if (format === null) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, format)
}
