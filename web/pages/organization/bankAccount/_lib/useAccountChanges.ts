import { useMemo } from 'react'
import { graphql } from 'react-relay/hooks'
import type { useAccountChangesAgainQuery } from '../../../../__generated__/useAccountChangesAgainQuery.graphql.ts'
import type { useAccountChangesSubscription } from '../../../../__generated__/useAccountChangesSubscription.graphql.ts'
import { useLiveSubscription } from '../../../../relay/useLiveSubscription.ts'
import { useReadAgain } from '../../../../relay/useReadAgain.ts'

/** Subscribes to changes of an account and its connection, which go into the store and onto the screen. */
export function useAccountChanges(id: string): void {
  const readAgain = useReadAgain<useAccountChangesAgainQuery>(graphql`
    query useAccountChangesAgainQuery($id: ID!) {
      node(id: $id) {
        ...BankAccountPage_account @alias
      }
    }
  `)
  const config = useMemo(
    () => ({
      subscription: graphql`
        subscription useAccountChangesSubscription($id: ID!) {
          bankAccountChanged(bankAccountId: $id) {
            id
            ...BankAccountPage_account
          }
        }
      `,
      variables: { id },
    }),
    [id],
  )
  useLiveSubscription<useAccountChangesSubscription>(config, () => readAgain({ id }))
}
