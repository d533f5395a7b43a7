/** Maximum number of reminders. */
export const MAX_LEVELS = 5
export const EARLIEST_DAYS = -60
export const LATEST_DAYS = 365

/** A reminder as form values. */
export type LevelValues = { days: string; wordsEn: string; wordsId: string }

/** Whole days, typed with a hyphen or minus sign; undefined: invalid. */
export function daysOf(text: string): number | undefined {
  const typed = text.trim().replace('\u2212', '-')
  return /^[-+]?\d{1,3}$/.test(typed) ? Number(typed) : undefined
}

/** A new reminder a week after the last one. */
export function nextLevel(levels: readonly LevelValues[]): LevelValues {
  const last = daysOf(levels.at(-1)?.days ?? '') ?? 0
  return { days: String(Math.min(last + 7, LATEST_DAYS)), wordsEn: '', wordsId: '' }
}

/** A reminder as mutation input. */
export const toInput = ({ days, wordsEn, wordsId }: LevelValues) => ({
  days: daysOf(days) ?? 0,
  wordsEn: wordsEn.trim() || null,
  wordsId: wordsId.trim() || null,
})
