import { graphql } from 'react-relay/hooks'
import type { useHomeChangesQuery } from '../../../../__generated__/useHomeChangesQuery.graphql.ts'
import type { useHomeChangesSubscription } from '../../../../__generated__/useHomeChangesSubscription.graphql.ts'
import { useLiveReading } from '../../../../relay/useLiveReading.ts'
import { useReadAgain } from '../../../../relay/useReadAgain.ts'
import { needsVariables } from './needsVariables.ts'

/** An import or a run changes many records; the page is refetched once. */
const SETTLE_MS = 2_000

/** Refetches the figures when balances or expected transactions change. */
export function useHomeChanges(): void {
  const readAgain = useReadAgain<useHomeChangesQuery>(graphql`
    query useHomeChangesQuery($until: Date!) {
      organization {
        id
        ...HomeNeeds_organization
        ...HomeCash_organization
        ...HomeForecast_organization
        ...HomePayables_organization
      }
    }
  `)
  useLiveReading<useHomeChangesSubscription>(
    graphql`
      subscription useHomeChangesSubscription {
        cashChanged {
          kind
        }
      }
    `,
    () => readAgain(needsVariables()),
    SETTLE_MS,
  )
}
