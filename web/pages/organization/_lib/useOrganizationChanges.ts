import { useCallback, useMemo } from 'react'
import { graphql } from 'react-relay/hooks'
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'
import type { useOrganizationChangesSubscription } from '../../../__generated__/useOrganizationChangesSubscription.graphql.ts'
import { type LiveSubscription, useLiveSubscription } from '../../../relay/useLiveSubscription.ts'
import { useReadAgain } from '../../../relay/useReadAgain.ts'

/** Refetches a page's query when the organization's settings change; the query has no variables. */
export function useOrganizationChanges<T extends OperationType & { variables: Record<string, never> }>(
  query: GraphQLTaggedNode,
): void {
  const read = useReadAgain<T>(query)
  const readAgain = useCallback(() => read({}), [read])
  const config = useMemo(
    (): LiveSubscription<useOrganizationChangesSubscription> => ({
      subscription: graphql`
        subscription useOrganizationChangesSubscription {
          organizationChanged {
            kind
          }
        }
      `,
      variables: {},
      onNext: readAgain,
    }),
    [readAgain],
  )
  useLiveSubscription(config, readAgain)
}
