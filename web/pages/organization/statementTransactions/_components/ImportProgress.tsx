import { useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { AccountSwitch_organization$key } from '../../../../__generated__/AccountSwitch_organization.graphql.ts'
import type {
  ImportProgress_import$key,
  StatementImportStatus,
} from '../../../../__generated__/ImportProgress_import.graphql.ts'
import { ImportWorking } from '../../_components/ImportWorking.tsx'
import { useGoOnAtHeading } from '../../_lib/useGoOnAtHeading.ts'
import { useImportProgress } from '../_lib/useImportProgress.ts'
import { ImportCheck } from './ImportCheck.tsx'
import { ImportOutcome } from './ImportOutcome.tsx'
import { MappingStep } from './MappingStep.tsx'

type ImportProgressProps = {
  importKey: ImportProgress_import$key
  /** The organization whose accounts can be chosen. */
  organizationKey: AccountSwitch_organization$key
  onAgain: () => void
}

/** An import in any status, live. */
export function ImportProgress({ importKey, organizationKey, onAgain }: ImportProgressProps) {
  const { formatMessage } = useIntl()
  const statementImport = useFragment<ImportProgress_import$key>(
    graphql`
      fragment ImportProgress_import on StatementImport {
        id
        uuid
        status
        layout
        sample {
          __typename
        }
        fileName
        done
        total
        ...ImportCheck_import
        ...ImportOutcome_import
        ...MappingStep_import
      }
    `,
    importKey,
  )
  const { id, status, layout, sample, fileName, done, total } = statementImport

  const [wasChecked, setChecked] = useState(false)
  const [isRemapping, setRemapping] = useState(false)
  const [wasConfirmed, setConfirmed] = useState(false)
  const isWorking = status === 'CHECKING' || status === 'IMPORTING'
  // During a recheck the file stays visible and editable.
  const part =
    wasChecked && status === 'CHECKING' ? 'CHECK' : partOf(status, Boolean(sample) && (layout === null || isRemapping))
  if (part === 'CHECK' && !wasChecked) setChecked(true)
  // Only a check that was shown before the confirmation can appear again.
  if (status === 'IMPORTING' && wasChecked && !wasConfirmed) setConfirmed(true)

  useImportProgress(id, isWorking)
  useGoOnAtHeading(part)

  switch (part) {
    case 'WORKING':
      return (
        <ImportWorking
          phase={formatMessage({
            id: status === 'IMPORTING' ? 'statements.import.phase.IMPORTING' : 'statements.import.phase.CHECKING',
          })}
          fileName={fileName}
          done={done}
          total={total}
        />
      )
    case 'OUTCOME':
      return <ImportOutcome importKey={statementImport} onAgain={onAgain} />
    case 'MAPPING':
      return <MappingStep importKey={statementImport} onAgain={onAgain} />
    case 'CHECK':
      return (
        <ImportCheck
          importKey={statementImport}
          organizationKey={organizationKey}
          onAgain={onAgain}
          isAskedAgain={wasConfirmed}
          onRemap={sample ? () => setRemapping(true) : undefined}
        />
      )
  }
}

function partOf(status: StatementImportStatus, isUnmapped: boolean): 'WORKING' | 'OUTCOME' | 'MAPPING' | 'CHECK' {
  switch (status) {
    case 'CHECKING':
    case 'IMPORTING':
      return 'WORKING'
    case 'IMPORTED':
    case 'UNDONE':
    case 'FAILED':
      return 'OUTCOME'
    default:
      return isUnmapped ? 'MAPPING' : 'CHECK'
  }
}
