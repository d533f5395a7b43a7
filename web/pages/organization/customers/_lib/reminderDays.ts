const MAX = 5
const EARLIEST = -60
const LATEST = 365

/** Typed days relative to due dates, with hyphens or minus signs; null: none, undefined: invalid or not ascending. */
export function reminderDays(text: string): number[] | null | undefined {
  const typed = text
    .replaceAll('\u2212', '-')
    .split(/[\s,;]+/)
    .filter(part => part !== '')
  if (typed.length === 0) return null
  if (typed.length > MAX || !typed.every(part => /^[-+]?\d{1,3}$/.test(part))) return undefined
  const days = typed.map(Number)
  const isOrdered = days.every((day, at) => at === 0 || day > days[at - 1]!)
  return isOrdered && days.every(day => day >= EARLIEST && day <= LATEST) ? days : undefined
}
