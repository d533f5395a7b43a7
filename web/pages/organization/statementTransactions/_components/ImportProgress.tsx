import { graphql, useFragment } from 'react-relay/hooks'
import type { ImportProgress_import$key } from '../../../../__generated__/ImportProgress_import.graphql.ts'
import { useImportProgress } from '../_lib/useImportProgress.ts'
import { ImportCheck } from './ImportCheck.tsx'
import { ImportOutcome } from './ImportOutcome.tsx'
import { ImportWorking } from './ImportWorking.tsx'
import { MappingStep } from './MappingStep.tsx'

type ImportProgressProps = { importKey: ImportProgress_import$key; onAgain: () => void }

/** An import in whatever state it is, live. */
export function ImportProgress({ importKey, onAgain }: ImportProgressProps) {
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

  useImportProgress(id)

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
