// While the server is away, a query whose screen goes on showing what it has is asked again until it is answered (network.ts). Queries
// whose failure is shown in their own place say so, and fail at once.
import {
  type CacheConfig,
  createOperationDescriptor,
  getRequest,
  type GraphQLTaggedNode,
  type IEnvironment,
  type Variables,
} from 'relay-runtime'

/** For queries whose failure is shown where their answer would be, as long as that is missing: what the store has is shown, and stays. */
export const reportsFailure = (isMissing = () => true): CacheConfig => ({ metadata: { isMissing } })

/** Whether the store lacks something that a query asks for. */
export const lacks = (environment: IEnvironment, node: GraphQLTaggedNode, variables: Variables): boolean =>
  environment.check(createOperationDescriptor(getRequest(node), variables)).status !== 'available'

/** Whether a query that can't be answered now fails, and is not asked again by itself. */
export function doesReportFailure({ metadata }: CacheConfig): boolean {
  const isMissing: unknown = metadata?.isMissing
  return typeof isMissing === 'function' && isMissing() === true
}
