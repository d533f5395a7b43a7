// One import of records in whatever state it is, live.
import { CircleCheck, CircleX } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type {
  RecordImportProgress_import$data,
  RecordImportProgress_import$key,
} from '../../../__generated__/RecordImportProgress_import.graphql.ts'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { useRecordImportProgress } from '../_lib/useRecordImportProgress.ts'
import { ImportDock } from './ImportDock.tsx'
import { ImportFile } from './ImportFile.tsx'
import { ImportIssuesCard } from './ImportIssuesCard.tsx'
import { firstTile, ImportTiles, type Tile } from './ImportTiles.tsx'
import { ImportWorking } from './ImportWorking.tsx'

type RecordImport = RecordImportProgress_import$data

type RecordImportProgressProps = {
  importKey: RecordImportProgress_import$key
  /** Why it could not be imported after it was checked. */
  problem: string | null
  isWorking: boolean
  listUrl: string
  onAgain: () => void
  /** The file that was checked, and no other, is to be stored. */
  onImport: (checked: { fileId: string; hash: string }) => void
}

/** Its progress, what was found in it, or what became of it. */
export function RecordImportProgress({ importKey, listUrl, onImport, ...props }: RecordImportProgressProps) {
  const { formatMessage } = useIntl()
  const checked = useFragment<RecordImportProgress_import$key>(
    graphql`
      fragment RecordImportProgress_import on RecordImport {
        id
        status
        fileId
        fileName
        hash
        done
        total
        failureReason
        annotatedFileUrl
        counts {
          total
          ready
          warnings
          duplicates
          errors
        }
        issues {
          severity
          row
          column
          value
          code
          message
        }
      }
    `,
    importKey,
  )
  const { id, status, fileId, hash, fileName, done, total } = checked

  useRecordImportProgress(id)

  switch (status) {
    case 'CHECKING':
    case 'IMPORTING':
      return (
        <ImportWorking
          phase={formatMessage({ id: `import.phase.${status}` })}
          fileName={fileName}
          done={done}
          total={total}
        />
      )
    case 'IMPORTED':
    case 'FAILED':
      return <Outcome checked={checked} listUrl={listUrl} onAgain={props.onAgain} />
    default:
      return <Check {...props} checked={checked} onImport={() => onImport({ fileId, hash })} />
  }
}

type CheckProps = {
  checked: RecordImport
  problem: string | null
  isWorking: boolean
  onAgain: () => void
  onImport: () => void
}

function Check({ checked, problem, isWorking, onAgain, onImport }: CheckProps) {
  const { counts, issues, annotatedFileUrl, fileName } = checked
  const [tile, setTile] = useState<Tile>(() => firstTile(counts))
  return (
    <>
      <div className="page import-check">
        <ImportFile
          fileName={fileName}
          about={<FormattedMessage id="import.rows" values={{ count: counts.total }} />}
          onAgain={onAgain}
        />
        <ImportTiles counts={counts} chosen={tile} onChoose={setTile} />
        {tile === 'READY' ? null : (
          <ImportIssuesCard
            severity={tile}
            issues={issues.filter(({ severity }) => severity === tile)}
            annotatedFileUrl={annotatedFileUrl}
          />
        )}
      </div>
      <ImportDock
        counts={counts}
        canImport={counts.errors === 0 && counts.ready > 0}
        isWorking={isWorking}
        problem={problem}
        onAgain={onAgain}
        onImport={onImport}
      />
    </>
  )
}

function Outcome({ checked, listUrl, onAgain }: { checked: RecordImport; listUrl: string; onAgain: () => void }) {
  const { counts, fileName, failureReason } = checked
  const failed = failureReason !== null && failureReason !== undefined
  return (
    <div className="page">
      <section className="card import-outcome" aria-live="polite">
        <EmptyState
          icon={
            failed ? <CircleX className="i tone-bad" aria-hidden /> : <CircleCheck className="i tone-ok" aria-hidden />
          }
          title={
            failed ? (
              <FormattedMessage id="import.failed" />
            ) : (
              <FormattedMessage id="import.done" values={{ count: counts.ready }} />
            )
          }
          action={
            <>
              {failed ? null : (
                <LinkButton variant="primary" to={listUrl}>
                  <FormattedMessage id="import.show" />
                </LinkButton>
              )}
              <Button onClick={onAgain}>
                <FormattedMessage id="import.again" />
              </Button>
            </>
          }
        >
          {failureReason ?? fileName}
        </EmptyState>
      </section>
    </div>
  )
}
