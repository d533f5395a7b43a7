// Questions to a database that are asked of one organization or of all. They go in one round trip, so that a campaign can ask after each step.
import { within } from '../../../services/kit/database/invariants.ts'
import { type Asked, SHOWN } from '../../../tools/books/invariant.ts'

export { type Asked, within }

export type Rule = {
  /** As design/quality.md §4 numbers them. */
  invariant: 'I3' | 'I4' | 'I5' | 'I7' | 'I8' | 'I9' | 'I12'
  /** What holds, in words. */
  rule: string
  /** Finds rows that should not be there. `{of x}` stands for: the row x belongs to the organization that is looked at. */
  query: string
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
