import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useImportCounterpartiesMutation } from '../../../../__generated__/useImportCounterpartiesMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'
import { useOnce } from '../../../../relay/useOnce.ts'
import type { ImportRecords } from '../../_components/RecordImportPage.tsx'
import { importAnswer } from '../../_lib/importAnswer.ts'

/** Has a CSV file checked or stored: of counterparties. */
export function useImportCounterparties(): ImportRecords {
  const unknown = useIntl().formatMessage({ id: 'error.server' })
  const [commit] = useMutation<useImportCounterpartiesMutation>(
    graphql`
      mutation useImportCounterpartiesMutation($input: ImportRecordsInput!) {
        importCounterparties(input: $input) {
          recordImport {
            uuid
          }
          userErrors {
            code
            message
            field
          }
        }
      }
    `,
    { quiet: true },
  )
  const once = useOnce()
  return useCallback(
    async input => {
      const outcome = await once(input, idempotencyKey =>
        commit({ variables: { input: { ...input, idempotencyKey } } }),
      )
      return importAnswer(outcome, unknown)
    },
    [commit, once, unknown],
  )
}
