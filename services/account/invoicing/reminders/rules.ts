// When customers get which reminder, and in which tone. Pure.
import { isNationalWorkingDay } from '../../../kit/nationalHolidays.ts'

export const MAX_LEVELS = 5
export const EARLIEST_DAYS = -60
export const LATEST_DAYS = 365

/** A reminder level: its day relative to the due date, and the organization's own text; null: the default text. */
export type Level = { days: number; words: { en: string | null; id: string | null } }

export const DEFAULT_LEVELS: Level[] = [-3, 0, 7, 14, 30].map(days => ({ days, words: { en: null, id: null } }))

/** The tone of an email: before the due date, on it, and after it the first, later and last time. */
export type Tone = 'BEFORE' | 'DUE' | 'LATE' | 'LATER' | 'LAST'

/** The position of the first day that is not later than the previous one. */
export const wrongPlace = (days: readonly number[]): number | undefined => {
  const place = days.findIndex((day, at) => at > 0 && day <= days[at - 1]!)
  return place < 0 ? undefined : place
}

/** The levels of a customer with its own days: each with the text of the organization's level at that position. */
export function levelsOf(levels: readonly Level[], days: readonly number[] | null): readonly Level[] {
  if (days === null) return levels
  return days.map((day, place) => ({ days: day, words: levels[place]?.words ?? { en: null, id: null } }))
}

export function toneOf(levels: readonly Pick<Level, 'days'>[], place: number): Tone {
  const days = levels[place]?.days ?? 0
  if (days < 0) return 'BEFORE'
  if (days === 0) return 'DUE'
  if (!levels.slice(0, place).some(level => level.days > 0)) return 'LATE'
  return place === levels.length - 1 ? 'LAST' : 'LATER'
}

/** The text of an email: by level and tone. MIXED: part of it is not due yet. */
export type Wording = { place: number; tone: Tone | 'MIXED' }

/**
 * The text for items at different levels. An email must not refer to reminders that were never sent: if one item is new, it uses the first
 * tone after the due date.
 */
export function wordingOf(
  levels: readonly Pick<Level, 'days'>[],
  asked: readonly (Remindable & { place: number })[],
): Wording {
  const place = Math.max(...asked.map(each => each.place))
  const isDue = ({ late }: Remindable) => late !== null && late >= 0
  if (!asked.some(isDue)) return { place, tone: 'BEFORE' }
  if (!asked.every(isDue)) return { place, tone: 'MIXED' }
  const tone = toneOf(levels, place)
  if ((tone !== 'LATER' && tone !== 'LAST') || asked.every(({ lastDays }) => lastDays !== null)) return { place, tone }
  return { place: levels.findIndex(({ days }) => days > 0), tone: 'LATE' }
}

/** The latest level that an item has reached, this many days after its due date; undefined: none yet. */
export function reachedBy(levels: readonly Pick<Level, 'days'>[], late: number): number | undefined {
  const place = levels.findLastIndex(({ days }) => days <= late)
  return place < 0 ? undefined : place
}

/** An open item, as far as reminders need it. */
export type Remindable = {
  /** Days since its due date; null: the term has not started. */
  late: number | null
  /** The days of the highest level already sent; null: none. */
  lastDays: number | null
}

/** The level due now; undefined: none. Missed levels are skipped. */
export function levelNow(levels: readonly Pick<Level, 'days'>[], { late, lastDays }: Remindable): number | undefined {
  const place = late === null ? undefined : reachedBy(levels, late)
  if (place === undefined) return undefined
  return lastDays === null || lastDays < levels[place]!.days ? place : undefined
}

/** What stops emails on a given day. */
export type Stops = {
  promisedOn: string | null
  isDisputed: boolean
  isPaused: boolean
  pausedUntil: string | null
}

/** A promise holds until the end of its day. */
export const isPromised = ({ promisedOn }: Pick<Stops, 'promisedOn'>, today: string): boolean =>
  promisedOn !== null && today <= promisedOn

export const isPausedOn = ({ isPaused, pausedUntil }: Pick<Stops, 'isPaused' | 'pausedUntil'>, today: string) =>
  isPaused && (pausedUntil === null || today <= pausedUntil)

export const isStopped = (stops: Stops, today: string): boolean =>
  stops.isDisputed || isPromised(stops, today) || isPausedOn(stops, today)

const FROM = Temporal.PlainTime.from('09:00')
/** After this time no emails are sent, even if the whole day was missed. */
const UNTIL = Temporal.PlainTime.from('18:00')

/** The organization's date if emails may be sent now. What was switched on after a day's morning starts on the next working day. */
export function sendingDay(now: Temporal.ZonedDateTime): string | undefined {
  const [day, time] = [now.toPlainDate(), now.toPlainTime()]
  const isOpen = Temporal.PlainTime.compare(time, FROM) >= 0 && Temporal.PlainTime.compare(time, UNTIL) < 0
  return isOpen && isNationalWorkingDay(day) ? day.toString() : undefined
}

/** Whether a setting switched on at that time was already on in the day's morning. */
export const wasOnThatMorning = (since: string | null, now: Temporal.ZonedDateTime): boolean =>
  since !== null && Temporal.Instant.compare(Temporal.Instant.from(since), now.withPlainTime(FROM).toInstant()) <= 0
