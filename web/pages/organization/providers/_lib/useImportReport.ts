import { graphql } from 'react-relay/hooks'
import type { useImportReportMutation } from '../../../../__generated__/useImportReportMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Stores an uploaded report as a whole, or not at all. */
export function useImportReport() {
  return useMutation<useImportReportMutation>(
    graphql`
      mutation useImportReportMutation($input: ImportPaymentProviderReportInput!) {
        importPaymentProviderReport(input: $input) {
          provider {
            ...PaymentProviderPage_provider
          }
          records {
            added
            changed
            known
          }
          transactions {
            added
            changed
            known
          }
          issues {
            row
            column
            value
            message
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { quiet: true },
  )
}
