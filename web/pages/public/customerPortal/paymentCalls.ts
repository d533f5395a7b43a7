// The portal's requests about payments.
import { graphql } from 'relay-runtime'
import type { paymentCallsQuery } from '../../../__generated__/paymentCallsQuery.graphql.ts'
import { runOperation } from '../../../relay/operation.ts'
import { below } from './calls.ts'

export type PaymentsPage = NonNullable<paymentCallsQuery['response']['customerPortal']>['payments']

export const readPayments = (after: string | null): Promise<PaymentsPage> => {
  const query = graphql`
    query paymentCallsQuery($after: String) {
      customerPortal {
        payments(first: 20, after: $after) {
          edges {
            node {
              uuid
              number
              state
              paymentDate
              senderBank
              reason
              receiptUrl
              amount {
                amount
                currency
              }
              refunded {
                amount
                currency
              }
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
  `
  return below(async () => (await runOperation<paymentCallsQuery>(query, { after })).customerPortal?.payments)
}
