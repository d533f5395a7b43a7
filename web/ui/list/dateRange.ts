// Date filters: presets that are counted anew each day, or two dates. In the address `last-30-days` or `2026-01-01..2026-01-31`.
import { CalendarDate, endOfMonth, parseDate, startOfMonth } from '@internationalized/date'
import type { Param } from './listState.ts'

/** The presets of product.md §9, second list; expected transactions add the coming days. */
export const pastPresets = [
  'today',
  'yesterday',
  'last-7-days',
  'last-14-days',
  'last-30-days',
  'this-month',
  'last-month',
  'two-months-ago',
  'this-year',
  'last-year',
] as const
export const comingPresets = ['next-7-days', 'next-14-days', 'next-30-days'] as const
export type DatePreset = (typeof pastPresets)[number] | (typeof comingPresets)[number]

/** Both ends included; an open end is null. */
export type DateRange = { from: string | null; to: string | null }
export type DateFilter = { preset: DatePreset } | DateRange

const presets: readonly DatePreset[] = [...pastPresets, ...comingPresets]

/** The codec of a date filter. */
export const dates: Param<DateFilter | null> = {
  read: text => {
    const preset = presets.find(one => one === text)
    if (preset !== undefined) return { preset }
    const [from = '', to = ''] = text?.split('..') ?? []
    if (!text?.includes('..') || (!from && !to)) return null
    if ((from && !isDate(from)) || (to && !isDate(to)) || (from && to && from > to)) return null
    return { from: from || null, to: to || null }
  },
  write: filter => {
    if (filter === null) return null
    if ('preset' in filter) return filter.preset
    return filter.from || filter.to ? `${filter.from ?? ''}..${filter.to ?? ''}` : null
  },
}

/** Whether a text is a date of the calendar. */
export function isDate(text: string): boolean {
  try {
    return parseDate(text).toString() === text
  } catch {
    return false
  }
}

/** The dates that a filter means today. */
export function datesOf(filter: DateFilter, today: string): DateRange {
  if (!('preset' in filter)) return filter
  const now = parseDate(today)
  const [from, to] = spans[filter.preset](now)
  return { from: from.toString(), to: to.toString() }
}

/** A date filter as the GraphQL input wants it; undefined leaves it out. */
export function dateInput(
  filter: DateFilter | null,
  today: string,
): { from: string | null; to: string | null } | undefined {
  return filter === null ? undefined : datesOf(filter, today)
}

type Span = (today: CalendarDate) => [from: CalendarDate, to: CalendarDate]

const spans: Record<DatePreset, Span> = {
  today: day => [day, day],
  yesterday: day => [day.subtract({ days: 1 }), day.subtract({ days: 1 })],
  'last-7-days': lastDays(7),
  'last-14-days': lastDays(14),
  'last-30-days': lastDays(30),
  'this-month': day => monthOf(day),
  'last-month': day => monthOf(day.subtract({ months: 1 })),
  'two-months-ago': day => monthOf(day.subtract({ months: 2 })),
  'this-year': day => yearOf(day.year),
  'last-year': day => yearOf(day.year - 1),
  'next-7-days': nextDays(7),
  'next-14-days': nextDays(14),
  'next-30-days': nextDays(30),
}

/** Days are counted with today. */
function lastDays(count: number): Span {
  return day => [day.subtract({ days: count - 1 }), day]
}

function nextDays(count: number): Span {
  return day => [day, day.add({ days: count - 1 })]
}

function monthOf(day: CalendarDate): [CalendarDate, CalendarDate] {
  return [startOfMonth(day), endOfMonth(day)]
}

function yearOf(year: number): [CalendarDate, CalendarDate] {
  return [new CalendarDate(year, 1, 1), new CalendarDate(year, 12, 31)]
}
