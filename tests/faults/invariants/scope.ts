// Queries about one organization or all of them. Sent in one round trip, so that a campaign can check after each step.
import { within } from '../../../services/kit/database/invariants.ts'
import { type Connection, SHOWN } from '../../../tools/books/invariant.ts'

export { type Connection, within }

export type Rule = {
  /** Numbered as in design/quality.md §4. */
  invariant: 'I3' | 'I4' | 'I5' | 'I7' | 'I8' | 'I9' | 'I12'
  /** The invariant in words. */
  rule: string
  /** Selects rows that should not exist. `{of x}` means: row x belongs to the checked organization. */
  query: string
}

/** All violations of these rules, in words. */
export async function violationsOf(
  client: Connection,
  rules: readonly Rule[],
  organizationId?: string,
): Promise<string[]> {
  const questions = rules.map(({ query }) => `select * from (${within(query, organizationId)}) found limit ${SHOWN}`)
  // Several statements return a list, which pg's types don't declare.
  const answers = (await client.query(questions.join(';\n'))) as unknown as { rows: object[] }[]
  return rules.flatMap(({ invariant, rule }, place) => {
    const rows = answers[place]?.rows ?? []
    return rows.length === 0 ? [] : [`${invariant}, not so: ${rule}: ${JSON.stringify(rows)}`]
  })
}
