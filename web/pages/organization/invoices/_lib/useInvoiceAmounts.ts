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
/** The due date depends on the customer's terms, so it is known only with a customer. */
export type InvoiceAmounts = Answer & { readonly isDueKnown: boolean }

/** The totals of an invoice as it is typed; null until a line is valid. Another `round` queries again for the same input. */
export function useInvoiceAmounts(values: InvoiceValues, round = 0): InvoiceAmounts | null {
  const draft = toDraft(values)
  const answer =
    useAnswerAsTyped<useInvoiceAmountsQuery>(query, draft && { draft }, round)?.organization.invoiceAmounts ?? null
  const isDueKnown = values.customerId !== null
  return useMemo(() => answer && { ...answer, isDueKnown }, [answer, isDueKnown])
}
