// Questions to a database that are asked of one organization or of all. They go in one round trip, so that a campaign can ask after each step.
import type { Client } from 'pg'

/** One connection, or several. */
export type Asked = Pick<Client, 'query'>

export type Rule = {
  /** As design/quality.md §4 numbers them. */
  invariant: 'I3' | 'I4' | 'I5' | 'I7' | 'I8' | 'I9' | 'I12'
  /** What holds, in words. */
  rule: string
  /** Finds rows that should not be there. `{of x}` stands for: the row x belongs to the organization that is looked at. */
  query: string
}

const UUID = /^[0-9a-f-]{36}$/
/** Enough to see what is wrong. */
const SHOWN = 3

/** The text of a question about one organization, or about all. */
export function within(query: string, organizationId: string | undefined): string {
  if (organizationId !== undefined && !UUID.test(organizationId)) throw new TypeError('not an id')
  return query.replaceAll(/\{of (\w+)\}/g, (_whole, alias: string) =>
    organizationId === undefined ? 'true' : `${alias}.organization_id = '${organizationId}'`,
  )
}

/** Everything that these rules find, in words. */
export async function violationsOf(client: Asked, rules: readonly Rule[], organizationId?: string): Promise<string[]> {
  const questions = rules.map(({ query }) => `select * from (${within(query, organizationId)}) found limit ${SHOWN}`)
  // Several statements answer with a list, which the types of pg do not know.
  const answers = (await client.query(questions.join(';\n'))) as unknown as { rows: object[] }[]
  return rules.flatMap(({ invariant, rule }, place) => {
    const rows = answers[place]?.rows ?? []
    return rows.length === 0 ? [] : [`${invariant}, not so: ${rule}: ${JSON.stringify(rows)}`]
  })
}
