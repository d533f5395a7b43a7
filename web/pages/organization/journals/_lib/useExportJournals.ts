import { graphql } from 'react-relay/hooks'
import type { useExportJournalsMutation } from '../../../../__generated__/useExportJournalsMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Exports a month of invoicing's journals. */
export function useExportJournals() {
  return useMutation<useExportJournalsMutation>(
    graphql`
      mutation useExportJournalsMutation($input: ExportJournalsInput!) {
        exportInvoicingJournals(input: $input) {
          export {
            name
            url
            entryCount
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
