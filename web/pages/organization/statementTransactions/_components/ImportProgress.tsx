import { useMemo } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks'
import { fetchQuery } from 'relay-runtime'
import type { ImportProgress_import$key } from '../../../../__generated__/ImportProgress_import.graphql.ts'
import type { ImportProgressAgainQuery } from '../../../../__generated__/ImportProgressAgainQuery.graphql.ts'
import type { ImportProgressSubscription } from '../../../../__generated__/ImportProgressSubscription.graphql.ts'
import { useLiveSubscription } from '../../../../relay/useLiveSubscription.ts'
import { ImportCheck } from './ImportCheck.tsx'
import { ImportOutcome } from './ImportOutcome.tsx'
import { ImportWorking } from './ImportWorking.tsx'
import { MappingStep } from './MappingStep.tsx'

type ImportProgressProps = { importKey: ImportProgress_import$key; onAgain: () => void }

/** An import in whatever state it is, live. */
export function ImportProgress({ importKey, onAgain }: ImportProgressProps) {
  const environment = useRelayEnvironment()
  const statementImport = useFragment<ImportProgress_import$key>(
    graphql`
      fragment ImportProgress_import on StatementImport {
        id
        uuid
        status
        sample {
          __typename
        }
        ...ImportWorking_import
        ...ImportCheck_import
        ...ImportOutcome_import
        ...MappingStep_import
      }
    `,
    importKey,
  )
  const { id, status, sample } = statementImport

  useLiveSubscription<ImportProgressSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription ImportProgressSubscription($id: ID!) {
            statementImportProgress(importId: $id) {
              id
              ...ImportProgress_import
            }
          }
        `,
        variables: { id },
      }),
      [id],
    ),
    () => {
      // The connection was lost: what happened meanwhile is read once.
      fetchQuery<ImportProgressAgainQuery>(
        environment,
        graphql`
          query ImportProgressAgainQuery($id: ID!) {
            node(id: $id) {
              ...ImportProgress_import @alias
            }
          }
        `,
        { id },
      ).subscribe({})
    },
  )

  switch (status) {
    case 'CHECKING':
    case 'IMPORTING':
      return <ImportWorking importKey={statementImport} />
    case 'IMPORTED':
    case 'UNDONE':
    case 'FAILED':
      return <ImportOutcome importKey={statementImport} onAgain={onAgain} />
    default:
      return sample ? (
        <MappingStep importKey={statementImport} onAgain={onAgain} />
      ) : (
        <ImportCheck importKey={statementImport} onAgain={onAgain} />
      )
  }
}
