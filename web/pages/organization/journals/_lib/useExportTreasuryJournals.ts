import { graphql } from 'react-relay/hooks'
import type { useExportTreasuryJournalsMutation } from '../../../../__generated__/useExportTreasuryJournalsMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Exports a month of treasury's journals. */
export function useExportTreasuryJournals() {
  return useMutation<useExportTreasuryJournalsMutation>(
    graphql`
      mutation useExportTreasuryJournalsMutation($input: ExportJournalsInput!) {
        exportTreasuryJournals(input: $input) {
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
