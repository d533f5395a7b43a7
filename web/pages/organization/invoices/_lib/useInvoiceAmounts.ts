import { graphql } from 'react-relay/hooks'
import type { useInvoiceAmountsQuery } from '../../../../__generated__/useInvoiceAmountsQuery.graphql.ts'
import { useAnswerAsTyped } from '../../../../relay/useAnswerAsTyped.ts'
import { type InvoiceValues, toDraft } from './invoiceValues.ts'

const query = graphql`
  query useInvoiceAmountsQuery($draft: InvoiceDraftInput!) @throwOnFieldError {
    organization {
      invoiceAmounts(draft: $draft) {
        dueDate
        milestones {
          dueDate
          expectedCash {
            amount
          }
        }
        totals {
          ...InvoiceSums_totals
          total {
            amount
            currency
          }
          expectedCash {
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

export type InvoiceAmounts = useInvoiceAmountsQuery['response']['organization']['invoiceAmounts']

/** What an invoice comes to as it is typed; null before a line can be counted. */
export function useInvoiceAmounts(values: InvoiceValues): InvoiceAmounts | null {
  const draft = toDraft(values)
  return useAnswerAsTyped<useInvoiceAmountsQuery>(query, draft && { draft })?.organization.invoiceAmounts ?? null
}
