// While the server is unavailable, a query whose screen keeps showing its data is retried until it succeeds (network.ts). Queries that show
// their own failure in place fail at once.
import {
  type CacheConfig,
  createOperationDescriptor,
  getRequest,
  type GraphQLTaggedNode,
  type IEnvironment,
  type Variables,
} from 'relay-runtime'

/** For queries that show a failure in place of their data while it is missing. Data in the store is shown and stays. */
export const reportsFailure = (isMissing = () => true): CacheConfig => ({ metadata: { isMissing } })

/** Whether the store lacks data that a query selects. */
export const lacks = (environment: IEnvironment, node: GraphQLTaggedNode, variables: Variables): boolean =>
  environment.check(createOperationDescriptor(getRequest(node), variables)).status !== 'available'

/** Whether a query fails at once instead of being retried. */
export function doesReportFailure({ metadata }: CacheConfig): boolean {
  const isMissing: unknown = metadata?.isMissing
  return typeof isMissing === 'function' && isMissing() === true
}
