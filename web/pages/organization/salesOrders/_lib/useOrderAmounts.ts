import { graphql } from 'react-relay/hooks'
import type { useOrderAmountsQuery } from '../../../../__generated__/useOrderAmountsQuery.graphql.ts'
import { useAnswerAsTyped } from '../../../../relay/useAnswerAsTyped.ts'
import { type SalesOrderValues, toDraft } from './salesOrderValues.ts'

const query = graphql`
  query useOrderAmountsQuery($draft: SalesOrderDraftInput!) @throwOnFieldError {
    organization {
      salesOrderAmounts(draft: $draft) {
        totals {
          ...OrderSums_totals
          base {
            amount
          }
          total {
            amount
            currency
          }
        }
        credit {
          ...CreditFigures_credit
          exceededBy {
            amount
          }
        }
        userErrors {
          code
          message
          field
        }
      }
    }
  }
`

export type OrderAmounts = useOrderAmountsQuery['response']['organization']['salesOrderAmounts']

/** The totals of an order as it is typed; null until a line is valid. */
export function useOrderAmounts(values: SalesOrderValues): OrderAmounts | null {
  const draft = toDraft(values)
  return useAnswerAsTyped<useOrderAmountsQuery>(query, draft && { draft })?.organization.salesOrderAmounts ?? null
}
