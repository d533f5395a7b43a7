// Computes what needs the viewer from the server's data and the viewer's permissions.
import type { HomeNeeds_organization$data } from '../../../../__generated__/HomeNeeds_organization.graphql.ts'
import type { Permission } from '../../../../permissions.generated.ts'

type Read = HomeNeeds_organization$data
type Money = { readonly amount: string; readonly currency: string }
type Import = NonNullable<Read['statementImports']>['edges'][number]['node']
type StaleAccount = NonNullable<NonNullable<Read['stale']>['edges'][number]['node']['bankAccount']>
type Deposit = NonNullable<NonNullable<Read['deposits']>['edges']>[number]['node']

/** The parts of the query, each loaded independently, with permissions of which any one suffices. */
export const needSources = {
  approvals: ['TREASURY_PAYMENTS_APPROVE', 'TREASURY_BILLS_APPROVE'],
  exceptions: ['TREASURY_EXCEPTIONS_VIEW'],
  lines: ['TREASURY_RECONCILIATION_MANAGE'],
  imports: ['TREASURY_STATEMENTS_MANAGE'],
  deposits: ['TREASURY_DEPOSITS_VIEW'],
} as const satisfies Record<string, readonly Permission[]>

export type NeedSource = keyof typeof needSources

export type Need =
  | { kind: 'approvals'; count: number; totals: readonly Money[] }
  | { kind: 'exceptions'; count: number; since: string | null }
  | { kind: 'lines'; count: number; banks: readonly { name: string; count: number }[] }
  | { kind: 'import'; file: Import }
  | { kind: 'stale'; account: StaleAccount; since: string }
  | { kind: 'deposits'; count: number; first: Deposit; totals: readonly Money[] }

export type Needs = { needs: Need[]; failed: NeedSource[] }

/** In order of urgency. Parts without permission are omitted; parts that failed are listed. */
export function needsOf(read: Read, permissions: ReadonlySet<string>): Needs {
  const found: Needs = { needs: [], failed: [] }
  for (const [source, findNeeds] of Object.entries(finders) as [NeedSource, Finder][]) {
    if (!needSources[source].some(permission => permissions.has(permission))) continue
    const needs = findNeeds(read)
    if (needs === null) found.failed.push(source)
    else found.needs.push(...needs)
  }
  return found
}

/** Null: it could not be loaded. */
type Finder = (read: Read) => Need[] | null

const finders: Record<NeedSource, Finder> = {
  approvals: ({ approvalQueue }) => {
    const { totalCount: count, totals } = approvalQueue ?? {}
    if (count == null) return null
    return count === 0 ? [] : [{ kind: 'approvals', count, totals: totals ?? [] }]
  },
  exceptions: ({ exceptionCounts, oldest, stale }) => {
    if (!exceptionCounts) return null
    const count = exceptionCounts.open + exceptionCounts.inProgress
    const all: Need[] = count === 0 ? [] : [{ kind: 'exceptions', count, since: oldest?.edges[0]?.node.since ?? null }]
    return all.concat(
      (stale?.edges ?? []).flatMap(({ node: { bankAccount, since } }) =>
        bankAccount ? [{ kind: 'stale', account: bankAccount, since }] : [],
      ),
    )
  },
  lines: ({ bankAccounts }) => {
    if (!bankAccounts) return null
    const counts = bankAccounts.edges.map(({ node }) => ({ bank: node.bank.name, count: node.unreconciledCount }))
    if (counts.some(({ count }) => count == null)) return null
    const banks = [...Map.groupBy(counts, ({ bank }) => bank)]
      .map(([name, of]) => ({ name, count: of.reduce((sum, { count }) => sum + (count ?? 0), 0) }))
      .filter(({ count }) => count > 0)
      .toSorted((one, other) => other.count - one.count)
    const count = banks.reduce((sum, bank) => sum + bank.count, 0)
    return count === 0 ? [] : [{ kind: 'lines', count, banks }]
  },
  imports: ({ statementImports }) =>
    statementImports?.edges.map(({ node }) => ({ kind: 'import', file: node })) ?? null,
  deposits: ({ deposits }) => {
    const { totalCount: count, edges, totals } = deposits ?? {}
    if (count == null) return null
    const first = edges?.[0]?.node
    return first ? [{ kind: 'deposits', count, first, totals: totals ?? [] }] : []
  },
}
