// What must hold of the rows of an organization, in words and as a question that finds those which break it. Tests ask them of what they
// played, `npm run verify-books` of an installation, and the worker each night.

export type Invariant = {
  /** What holds, in words. */
  holds: string
  /**
   * Finds rows that should not be there, each with what leads to its record. `{of x}`: the row x belongs to the organization looked at;
   * `{of x by id}`: and to the records of that column which are looked at, where they are not all.
   */
  query: string
}

const UUID = /^[0-9a-f-]{36}$/

/** The text of a question about one organization, or about all; with `ids` about these records alone. */
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
