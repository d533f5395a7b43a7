import { useMemo } from 'react'
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
          rupiah {
            rate
            decree
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

type Answer = useInvoiceAmountsQuery['response']['organization']['invoiceAmounts']
/** When it is due depends on the customer's terms, and is known once there is one. */
export type InvoiceAmounts = Answer & { readonly isDueKnown: boolean }

/** What an invoice comes to as it is typed; null before a line can be counted. Another `round` asks again for the same. */
export function useInvoiceAmounts(values: InvoiceValues, round = 0): InvoiceAmounts | null {
  const draft = toDraft(values)
  const answer =
    useAnswerAsTyped<useInvoiceAmountsQuery>(query, draft && { draft }, round)?.organization.invoiceAmounts ?? null
  const isDueKnown = values.customerId !== null
  return useMemo(() => answer && { ...answer, isDueKnown }, [answer, isDueKnown])
}
