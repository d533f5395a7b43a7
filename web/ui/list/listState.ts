// The state of a list is its address: search, filters, sort and tab. A typed codec per parameter reads and writes it.

/** The codec of one parameter of the query string. `read` gets null when it is missing; invalid text reads as missing. */
export type Param<T> = {
  read: (text: string | null) => T
  write: (value: T) => string | null
  /** The parameter's former name: bookmarks and saved views with it are still read. */
  formerly?: string
}

// oxlint-disable-next-line typescript/no-explicit-any -- a record of codecs of different values
type Params = Record<string, Param<any>>

/** The values of a list's parameters. */
export type StateOf<C> = C extends { read: (search: URLSearchParams) => infer S } ? S : never

type ValuesOf<P extends Params> = { [K in keyof P]: P[K] extends Param<infer T> ? T : never }

export type ListCodec<S> = {
  read: (search: URLSearchParams) => S
  /** The query string of a state on top of `base`: unknown parameters stay. */
  write: (state: S, base?: URLSearchParams) => URLSearchParams
  /** A query string without search and filters: sort, tab and unknown parameters stay. */
  cleared: (search: URLSearchParams) => URLSearchParams
}

/** Parameters that filter nothing: "clear" keeps them. */
const lasting: ReadonlySet<string> = new Set(['sort', 'tab'])

/** Creates the codec of a list from its parameters. */
export function listState<P extends Params>(params: P): ListCodec<ValuesOf<P>> {
  const names: (keyof P & string)[] = Object.keys(params)
  const formerText = (search: URLSearchParams, name: string) => {
    const formerly = params[name]?.formerly
    return formerly === undefined ? null : search.get(formerly)
  }
  return {
    read: search => {
      const entries = names.map(name => [name, params[name]?.read(search.get(name) ?? formerText(search, name))])
      return Object.fromEntries(entries) as ValuesOf<P>
    },
    write: (state, base) => {
      const search = new URLSearchParams(base)
      for (const name of names) {
        search.delete(params[name]?.formerly ?? name)
        const text = params[name]?.write(state[name]) ?? null
        if (text === null) search.delete(name)
        else search.set(name, text)
      }
      return search
    },
    cleared: before => {
      const search = new URLSearchParams(before)
      for (const name of names) {
        if (lasting.has(name)) continue
        search.delete(name)
        search.delete(params[name]?.formerly ?? name)
      }
      return search
    },
  }
}

/** The server's limit for a search: it rejects longer text, and the failed list would hide its search field. */
export const MAX_SEARCH_LENGTH = 200

/** The search text; empty is missing. */
export const text: Param<string> = {
  read: value => (value ?? '').slice(0, MAX_SEARCH_LENGTH),
  write: value => value || null,
}

/** An optional text, such as the id of a record. */
export const optional: Param<string | null> = {
  read: value => value || null,
  write: value => value || null,
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/

/** Whether a text is the uuid of a record. */
export const isUuid = (value: string): boolean => UUID.test(value)

/** The uuid of a record, or null. */
export const uuid: Param<string | null> = {
  read: value => (value !== null && isUuid(value) ? value : null),
  write: value => value,
}

/** One value of a set, in lower case in the address (`?direction=debit`). */
export function oneOf<const T extends string>(values: readonly T[]): Param<T | null> {
  return {
    read: value => values.find(one => one.toLowerCase() === value?.toLowerCase()) ?? null,
    write: value => value?.toLowerCase() ?? null,
  }
}

/** One value of a set with a default that is omitted from the address, such as a tab. */
export function oneOfOr<const T extends string>(values: readonly T[], fallback: NoInfer<T>): Param<T> {
  return {
    read: value => values.find(one => one.toLowerCase() === value?.toLowerCase()) ?? fallback,
    write: value => (value === fallback ? null : value.toLowerCase()),
  }
}

/** Several values of a set, in the set's order. */
export function someOf<const T extends string>(values: readonly T[]): Param<readonly T[]> {
  return {
    read: value => {
      const named = new Set(value?.toLowerCase().split(','))
      return values.filter(one => named.has(one.toLowerCase()))
    },
    write: chosen => (chosen.length === 0 ? null : chosen.join(',').toLowerCase()),
  }
}

export type Sort<F extends string> = { field: F; descending: boolean }

/** `date` or `-date`; the default is omitted from the address. */
export function sortBy<const F extends string>(fields: readonly F[], fallback: NoInfer<Sort<F>>): Param<Sort<F>> {
  return {
    read: value => {
      const descending = value?.startsWith('-') ?? false
      const field = fields.find(one => one.toLowerCase() === value?.replace(/^-/, '').toLowerCase())
      return field === undefined ? fallback : { field, descending }
    },
    write: ({ field, descending }) =>
      field === fallback.field && descending === fallback.descending
        ? null
        : `${descending ? '-' : ''}${field.toLowerCase()}`,
  }
}
