import { useIntl } from 'react-intl'
import type { ImportRecordsInput } from '../../../__generated__/useImportPaymentsMutation.graphql.ts'
import { type Outcome, wordsOf } from '../../../relay/useMutation.ts'
import { useIdempotentSubmit } from '../../../relay/useIdempotentSubmit.ts'
import type { ImportRecords } from './importRecords.ts'

type Payload = { readonly recordImport?: { readonly uuid: string } | null | undefined }
type Commit = (config: { variables: { input: ImportRecordsInput } }) => Promise<Outcome<Payload>>

/** Adapts a record type's mutation for the import page: returns the import, or why there is none. */
export function useImportRecords(commit: Commit): ImportRecords {
  const unknown = useIntl().formatMessage({ id: 'error.server' })
  const once = useIdempotentSubmit()
  return async input => {
    const outcome = await once(input, idempotencyKey => commit({ variables: { input: { ...input, idempotencyKey } } }))
    const uuid = outcome.ok ? outcome.payload.recordImport?.uuid : undefined
    if (uuid !== undefined) return { uuid }
    return { problem: (outcome.ok ? '' : wordsOf(outcome)) || unknown }
  }
}
