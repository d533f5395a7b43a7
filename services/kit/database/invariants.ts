// Invariants of an organization's rows: a description, and a query that finds violations. Tests check them on their data, `npm run
// verify-books` on an installation, and the worker every night.

export type Invariant = {
  /** The rule in words. */
  holds: string
  /**
   * Finds invalid rows, each with what leads to its record. `{of x}` limits x to the checked organization; `{of x by id}` limits it in
   * addition to the checked records, by that column.
   */
  query: string
}

const UUID = /^[0-9a-f-]{36}$/

/** The query for one organization, or for all; with `ids` for these records only. */
export function within(query: string, organizationId: string | undefined, ids?: readonly string[]): string {
  const named = [...(organizationId === undefined ? [] : [organizationId]), ...(ids ?? [])]
  if (!named.every(id => UUID.test(id))) throw new TypeError('not an id')
  return query.replaceAll(/\{of (\w+)(?: by (\w+))?\}/g, (_whole, alias: string, column: string | undefined) => {
    const own = organizationId === undefined ? 'true' : `${alias}.organization_id = '${organizationId}'`
    return ids === undefined || column === undefined
      ? own
      : `${own} and ${alias}.${column} = any ('{${ids.join()}}'::uuid[])`
  })
}
