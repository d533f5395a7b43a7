// Finds the engine's full matches that can be accepted together.

export type ProposalLike = {
  readonly id: string
  readonly result: string
  readonly statementTransactions: readonly { readonly id: string }[]
  readonly expectedTransactions: readonly { readonly id: string }[]
}

/**
 * The full matches without conflicts, best first: of two proposals for the same line or the same expected transaction only the first can be
 * made.
 */
export function compatibleFullMatches<P extends ProposalLike>(proposals: readonly P[]): P[] {
  const used = new Set<string>()
  const chosen = new Map<string, P>()
  for (const proposal of proposals) {
    if (proposal.result !== 'FULL_MATCH' || chosen.has(proposal.id)) continue
    const ids = [...proposal.statementTransactions, ...proposal.expectedTransactions].map(({ id }) => id)
    if (ids.some(id => used.has(id))) continue
    for (const id of ids) used.add(id)
    chosen.set(proposal.id, proposal)
  }
  return [...chosen.values()]
}
