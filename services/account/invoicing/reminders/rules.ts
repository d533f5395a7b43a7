// When a customer is reminded of what, and in which tone. Pure.
import { isNationalWorkingDay } from '../../../kit/nationalHolidays.ts'

export const MAX_LEVELS = 5
export const EARLIEST_DAYS = -60
export const LATEST_DAYS = 365

/** One reminder of several: its day from the due date, and the organization's own words; null: those of Arus. */
export type Level = { days: number; words: { en: string | null; id: string | null } }

export const DEFAULT_LEVELS: Level[] = [-3, 0, 7, 14, 30].map(days => ({ days, words: { en: null, id: null } }))

/** How an email speaks: before the due date, on it, and after it the first time, again, and at last. */
export type Tone = 'BEFORE' | 'DUE' | 'LATE' | 'LATER' | 'LAST'

/** Whether each day is later than the one before. */
export const wrongPlace = (days: readonly number[]): number | undefined => {
  const place = days.findIndex((day, at) => at > 0 && day <= days[at - 1]!)
  return place < 0 ? undefined : place
}

/** The levels of a customer with days of its own: each in the words of the organization's level in its place. */
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

/** How an email reads: in the words of which level, and in which tone. MIXED: some of it is not due yet. */
export type Wording = { place: number; tone: Tone | 'MIXED' }

/**
 * The wording of what is asked for, each at its level. No email tells of reminders that were not sent: with something in it that never was
 * reminded of, it speaks as the first one after the due date does.
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

/** The newest level that something so many days after its due date has reached; undefined: none yet. */
export function reachedBy(levels: readonly Pick<Level, 'days'>[], late: number): number | undefined {
  const place = levels.findLastIndex(({ days }) => days <= late)
  return place < 0 ? undefined : place
}

/** What is to be paid, as far as reminders look at it. */
export type Remindable = {
  /** Days since its due date; null: they are not counted yet. */
  late: number | null
  /** Days of the highest level that it was reminded at; null: never. */
  lastDays: number | null
}

/** At which level something is to be reminded of now; undefined: not now. What was missed is not made up for. */
export function levelNow(levels: readonly Pick<Level, 'days'>[], { late, lastDays }: Remindable): number | undefined {
  const place = late === null ? undefined : reachedBy(levels, late)
  if (place === undefined) return undefined
  return lastDays === null || lastDays < levels[place]!.days ? place : undefined
}

/** What stops emails, as it stands on a day. */
export type Stops = {
  promisedOn: string | null
  isDisputed: boolean
  isPaused: boolean
  pausedUntil: string | null
}

/** A promise holds until its day is over. */
export const isPromised = ({ promisedOn }: Pick<Stops, 'promisedOn'>, today: string): boolean =>
  promisedOn !== null && today <= promisedOn

export const isPausedOn = ({ isPaused, pausedUntil }: Pick<Stops, 'isPaused' | 'pausedUntil'>, today: string) =>
  isPaused && (pausedUntil === null || today <= pausedUntil)

export const isStopped = (stops: Stops, today: string): boolean =>
  stops.isDisputed || isPromised(stops, today) || isPausedOn(stops, today)

const FROM = Temporal.PlainTime.from('09:00')
/** Who missed the whole day does not write in the evening. */
const UNTIL = Temporal.PlainTime.from('18:00')

/**
 * The organization's day on which emails go out now; undefined: none do. What was switched on after the morning of a day begins on the next
 * working one.
 */
export function sendingDay(now: Temporal.ZonedDateTime): string | undefined {
  const [day, time] = [now.toPlainDate(), now.toPlainTime()]
  const isOpen = Temporal.PlainTime.compare(time, FROM) >= 0 && Temporal.PlainTime.compare(time, UNTIL) < 0
  return isOpen && isNationalWorkingDay(day) ? day.toString() : undefined
}

/** Whether what is on since a moment was on in the morning of the day. */
export const wasOnThatMorning = (since: string | null, now: Temporal.ZonedDateTime): boolean =>
  since !== null && Temporal.Instant.compare(Temporal.Instant.from(since), now.withPlainTime(FROM).toInstant()) <= 0
