import { graphql } from 'react-relay/hooks'
import type { useCreditAmountsQuery } from '../../../../__generated__/useCreditAmountsQuery.graphql.ts'
import { useAnswerAsTyped } from '../../../../relay/useAnswerAsTyped.ts'
import { type CreditLine, toLines } from './creditValues.ts'

const query = graphql`
  query useCreditAmountsQuery($draft: CreditMemoDraftInput!) @throwOnFieldError {
    organization {
      creditMemoAmounts(draft: $draft) {
        creditableVat {
          amount
          currency
        }
        totals {
          ...CreditSums_totals
        }
        toInvoice {
          amount
          currency
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

/** The totals of a credit as it is typed, and the remaining VAT of the invoice; null until they are known. */
export const useCreditAmounts = (invoiceId: string, lines: readonly CreditLine[]) =>
  useAnswerAsTyped<useCreditAmountsQuery>(query, { draft: { invoiceId, lines: toLines(lines) } })?.organization
    .creditMemoAmounts ?? null
