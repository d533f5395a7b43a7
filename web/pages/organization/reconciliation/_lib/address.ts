// Parses the workspace's address, and derives its query variables.
import { type DateFilter, dates, datesOf } from '../../../../ui/list/dateRange.ts'

export type Tab = 'unreconciled' | 'reconciled'
export const matchResults = ['FULL_MATCH', 'PARTIAL_MATCH', 'NO_MATCH'] as const
export type MatchResultFilter = (typeof matchResults)[number]
export const kinds = ['AUTOMATIC', 'REVIEW', 'MANUAL'] as const
export type KindFilter = (typeof kinds)[number]

export type Address = {
  readonly tab: Tab
  /** Global id of the bank account; null for all. */
  readonly account: string | null
  /** A preset relative to today, or two dates. */
  readonly date: DateFilter | null
  readonly search: string | null
  /** Filter of the lines. */
  readonly match: MatchResultFilter | null
  readonly oldestFirst: boolean
  /** Filter of the history. */
  readonly kind: KindFilter | null
  /** The statement line in the address. */
  readonly line: string | null
}

/** Size of the first page; scrolling loads more. */
export const PAGE_SIZE = 100
/** The server's maximum page size. */
export const MAX_AT_ONCE = 200

/** Parses the address; invalid parameters are ignored. */
export function readAddress(search: URLSearchParams): Address {
  return {
    tab: search.get('tab') === 'reconciled' ? 'reconciled' : 'unreconciled',
    account: search.get('account') || null,
    date: dates.read(search.get('date') ?? `${search.get('from') ?? ''}..${search.get('to') ?? ''}`),
    search: search.get('q')?.trim() || null,
    match: matchResults.find(result => result === search.get('match')) ?? null,
    oldestFirst: search.get('sort') === 'date',
    kind: kinds.find(kind => kind === search.get('kind')) ?? null,
    line: search.get('line') || null,
  }
}

/** Whether any filter other than account and tab is set. */
export function isFiltered(address: Address): boolean {
  const { date, search, match, kind } = address
  return [date, search, match, kind].some(value => value !== null)
}

/** The address with some parameters changed; null removes one. Switching to another list removes the line. */
export function withParameters(
  search: URLSearchParams,
  changes: Readonly<Record<string, string | null>>,
): URLSearchParams {
  const next = new URLSearchParams(search)
  next.delete('line')
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') next.delete(name)
    else next.set(name, value)
  }
  return next
}

/** A date filter as parameters: a preset by name, or dates. */
export function dateParameters(date: DateFilter | null): Record<'date' | 'from' | 'to', string | null> {
  if (date === null) return { date: null, from: null, to: null }
  return 'preset' in date ? { date: date.preset, from: null, to: null } : { date: null, from: date.from, to: date.to }
}

/** The filter of the counts. */
export function scopeOf({ account, date }: Address, today: string) {
  return {
    ...(account === null ? {} : { bankAccountId: account }),
    ...(date === null ? {} : { date: datesOf(date, today) }),
  }
}

/** The variables of the page's query. */
export function variablesOf(address: Address, today: string) {
  const { search, match, kind, oldestFirst, tab } = address
  const scope = scopeOf(address, today)
  const ofSearch = search === null ? {} : { search }
  return {
    first: PAGE_SIZE,
    showHistory: tab === 'reconciled',
    ...scope,
    filter: {
      status: ['UNRECONCILED' as const, 'PARTIALLY_RECONCILED' as const],
      ...scope,
      ...ofSearch,
      ...(match === null ? {} : { matchResult: match }),
    },
    sort: { field: 'DATE' as const, direction: oldestFirst ? ('ASC' as const) : ('DESC' as const) },
    historyFilter: { includeRemoved: true, ...scope, ...ofSearch, ...(kind === null ? {} : { kind }) },
  }
}
