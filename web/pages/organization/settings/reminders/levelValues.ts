/** As many reminders as there can be. */
export const MAX_LEVELS = 5
export const EARLIEST_DAYS = -60
export const LATEST_DAYS = 365

/** A reminder as its form holds it. */
export type LevelValues = { days: string; wordsEn: string; wordsId: string }

/** Whole days, typed with a hyphen or a minus; undefined: something else. */
export function daysOf(text: string): number | undefined {
  const typed = text.trim().replace('\u2212', '-')
  return /^[-+]?\d{1,3}$/.test(typed) ? Number(typed) : undefined
}

/** The reminder after these, a week later. */
export function nextLevel(levels: readonly LevelValues[]): LevelValues {
  const last = daysOf(levels.at(-1)?.days ?? '') ?? 0
  return { days: String(Math.min(last + 7, LATEST_DAYS)), wordsEn: '', wordsId: '' }
}

/** A reminder as the mutation takes it. */
export const toInput = ({ days, wordsEn, wordsId }: LevelValues) => ({
  days: daysOf(days) ?? 0,
  wordsEn: wordsEn.trim() || null,
  wordsId: wordsId.trim() || null,
})
