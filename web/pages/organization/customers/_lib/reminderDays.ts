const MAX = 5
const EARLIEST = -60
const LATEST = 365

/** Days from due dates as they were typed, with hyphens or minuses; null: none, undefined: something else, or not one after the other. */
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
