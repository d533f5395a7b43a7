// How the global search finds a feature's records: its `search.tsx`, or several `search*.tsx`, fetched when a user searches.
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { fetchQuery } from 'react-relay/hooks'
import type { GraphQLTaggedNode, IEnvironment, OperationType } from 'relay-runtime'
import type { MenuEntry } from './feature.ts'
import type { MessageId } from './i18n/messages.ts'
import type { Permission } from './permissions.generated.ts'
import { reportsFailure } from './relay/persistentQueries.ts'

/** A record that was found. */
export type Hit = {
  /** Its page. */
  to: string
  /** Its number, its name or the bank's description. */
  title: string
  /** Its type and status. */
  detail: ReactNode
  amount?: ReactNode
}

export type Answer = { hits: readonly Hit[]; hasMore: boolean }

export type RecordSearch = {
  /** Permission required to search. */
  permission: Permission
  /** The area that it belongs to: only organizations that use the area search it. Undefined: all. */
  mode?: MenuEntry['mode']
  /** The list that shows all results, by `?q=`. */
  list: string
  /** Names a list that isn't in the menu. */
  listName?: MessageId
  icon: LucideIcon
  /** Finds the first records that contain each word. */
  find: (environment: IEnvironment, text: string) => Promise<Answer>
}

/** Maximum records per feature. */
const HITS = 4

type Connection<Node> = {
  readonly edges: readonly { readonly node: Node }[]
  readonly pageInfo: { readonly hasNextPage: boolean }
}

type Definition<Query extends OperationType, Node> = Omit<RecordSearch, 'find'> & {
  /** Its variables are `search` and `first`. */
  query: GraphQLTaggedNode
  connectionOf: (response: Query['response']) => Connection<Node>
  /** Converts a record to a hit. */
  toHit: (node: Node) => Hit
}

/** Defines the search of a feature. */
export const defineRecordSearch = <
  Query extends OperationType & { variables: { search: string; first: number } },
  Node,
>({
  query,
  connectionOf,
  toHit,
  ...search
}: Definition<Query, Node>): RecordSearch => ({
  ...search,
  find: async (environment, text) => {
    const variables = { search: text, first: HITS }
    const config = { networkCacheConfig: reportsFailure() }
    const response = await fetchQuery<Query>(environment, query, variables, config).toPromise()
    if (response === undefined) return { hits: [], hasMore: false }
    const { edges, pageInfo } = connectionOf(response)
    return { hits: edges.map(({ node }) => toHit(node)), hasMore: pageInfo.hasNextPage }
  },
})

const found = import.meta.glob<RecordSearch>('./pages/organization/*/search*.tsx', { import: 'search' })

/** The searches of all features, with the name of each one's feature. */
export const recordSearches: readonly { id: string; feature: string; load: () => Promise<RecordSearch> }[] =
  Object.entries(found).map(([path, load]) => ({ id: path, feature: path.split('/').at(-2) ?? path, load }))
