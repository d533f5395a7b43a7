import { useCallback } from 'react'
import { graphql } from 'react-relay/hooks'
import type { useImportStatementMutation } from '../../../../__generated__/useImportStatementMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'
import { useIdempotentSubmit } from '../../../../relay/useIdempotentSubmit.ts'

type Input = Omit<useImportStatementMutation['variables']['input'], 'idempotencyKey'>

/** Sends a stored file to the check; nothing is imported before a user confirms. */
export function useImportStatement() {
  const [commit, isSending] = useMutation<useImportStatementMutation>(
    graphql`
      mutation useImportStatementMutation($input: ImportStatementInput!) {
        importStatement(input: $input) {
          statementImport {
            id
            uuid
            ...ImportProgress_import
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { quiet: true },
  )
  const once = useIdempotentSubmit()
  const importStatement = useCallback(
    (input: Input) => once(input, idempotencyKey => commit({ variables: { input: { ...input, idempotencyKey } } })),
    [commit, once],
  )
  return [importStatement, isSending] as const
}
