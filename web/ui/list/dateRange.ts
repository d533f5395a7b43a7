// Date filters: presets relative to today, or two dates. In the address `last-30-days` or `2026-01-01..2026-01-31`.
import { addDays, addMonths, isDate, monthEnd, monthStart } from '../../i18n/calendarDate.ts'
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
/** The first list, used by charts and analysis: a single day is no period to analyze. */
export const analysisPresets = pastPresets.filter(preset => preset !== 'today' && preset !== 'yesterday')
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

/** The dates of a filter as of today. */
export function datesOf(filter: DateFilter, today: string): DateRange {
  if (!('preset' in filter)) return filter
  const [from, to] = spans[filter.preset](today)
  return { from, to }
}

/** A date filter as a GraphQL input; undefined omits it. */
export function dateInput(
  filter: DateFilter | null,
  today: string,
): { from: string | null; to: string | null } | undefined {
  return filter === null ? undefined : datesOf(filter, today)
}

type Span = (today: string) => [from: string, to: string]

const spans: Record<DatePreset, Span> = {
  today: day => [day, day],
  yesterday: day => [addDays(day, -1), addDays(day, -1)],
  'last-7-days': lastDays(7),
  'last-14-days': lastDays(14),
  'last-30-days': lastDays(30),
  'this-month': monthOf,
  'last-month': day => monthOf(addMonths(day, -1)),
  'two-months-ago': day => monthOf(addMonths(day, -2)),
  'this-year': day => yearOf(Number(day.slice(0, 4))),
  'last-year': day => yearOf(Number(day.slice(0, 4)) - 1),
  'next-7-days': nextDays(7),
  'next-14-days': nextDays(14),
  'next-30-days': nextDays(30),
}

/** The count of days includes today. */
function lastDays(count: number): Span {
  return day => [addDays(day, 1 - count), day]
}

function nextDays(count: number): Span {
  return day => [day, addDays(day, count - 1)]
}

function monthOf(day: string): [string, string] {
  return [monthStart(day), monthEnd(day)]
}

function yearOf(year: number): [string, string] {
  return [`${year}-01-01`, `${year}-12-31`]
}
