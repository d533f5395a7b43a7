// What the address of the workspace says, and what that means for its query.

export type Tab = 'unreconciled' | 'reconciled'
export const matchResults = ['FULL_MATCH', 'PARTIAL_MATCH', 'NO_MATCH'] as const
export type MatchResultFilter = (typeof matchResults)[number]
export const kinds = ['AUTOMATIC', 'REVIEW', 'MANUAL'] as const
export type KindFilter = (typeof kinds)[number]

export type Address = {
  readonly tab: Tab
  /** Global id of the bank account; null for all. */
  readonly account: string | null
  readonly from: string | null
  readonly to: string | null
  readonly search: string | null
  /** Of the lines. */
  readonly match: MatchResultFilter | null
  readonly oldestFirst: boolean
  /** Of the history. */
  readonly kind: KindFilter | null
  /** The statement line that a link names. */
  readonly line: string | null
}

/** How many rows the first page has; the list fetches on as one scrolls. */
export const PAGE_SIZE = 100
/** The most that the server gives at once. */
export const MOST_AT_ONCE = 200

/** Reads the address; what it doesn't understand is left out. */
export function readAddress(search: URLSearchParams): Address {
  return {
    tab: search.get('tab') === 'reconciled' ? 'reconciled' : 'unreconciled',
    account: search.get('account') || null,
    from: dateOf(search.get('from')),
    to: dateOf(search.get('to')),
    search: search.get('q')?.trim() || null,
    match: matchResults.find(result => result === search.get('match')) ?? null,
    oldestFirst: search.get('sort') === 'date',
    kind: kinds.find(kind => kind === search.get('kind')) ?? null,
    line: search.get('line') || null,
  }
}

function dateOf(text: string | null): string | null {
  return text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : null
}

/** Whether something narrows the list, apart from account and tab. */
export function isFiltered(address: Address): boolean {
  const { from, to, search, match, kind } = address
  return [from, to, search, match, kind].some(value => value !== null)
}

/** The address with some parameters changed; null takes one out. Another list starts without a named line. */
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

type DateRange = { from?: string; to?: string }

function dateRange({ from, to }: Address): { date?: DateRange } {
  if (from === null && to === null) return {}
  return { date: { ...(from === null ? {} : { from }), ...(to === null ? {} : { to }) } }
}

/** The variables of the page's query. */
export function variablesOf(address: Address) {
  const { account, search, match, kind, oldestFirst, tab } = address
  const ofAccount = account === null ? {} : { bankAccountId: account }
  const ofSearch = search === null ? {} : { search }
  return {
    first: PAGE_SIZE,
    showHistory: tab === 'reconciled',
    ...ofAccount,
    ...dateRange(address),
    filter: {
      status: ['UNRECONCILED', 'PARTIALLY_RECONCILED'] as const,
      ...ofAccount,
      ...dateRange(address),
      ...ofSearch,
      ...(match === null ? {} : { matchResult: match }),
    },
    sort: { field: 'DATE', direction: oldestFirst ? 'ASC' : 'DESC' } as const,
    historyFilter: {
      includeRemoved: true,
      ...ofAccount,
      ...dateRange(address),
      ...ofSearch,
      ...(kind === null ? {} : { kind }),
    },
  }
}
