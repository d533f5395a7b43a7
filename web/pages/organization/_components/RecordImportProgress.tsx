// One import of records in whatever state it is, live.
import { CircleCheck, CircleX } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PaymentImportSummary_import$key } from '../../../__generated__/PaymentImportSummary_import.graphql.ts'
import type {
  RecordImportProgress_import$data,
  RecordImportProgress_import$key,
} from '../../../__generated__/RecordImportProgress_import.graphql.ts'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { useGoOnAtHeading } from '../_lib/useGoOnAtHeading.ts'
import { useRecordImportProgress } from '../_lib/useRecordImportProgress.ts'
import { ImportDock } from './ImportDock.tsx'
import { ImportFile } from './ImportFile.tsx'
import { ImportIssuesCard } from './ImportIssuesCard.tsx'
import { firstTile, ImportTiles, type Tile } from './ImportTiles.tsx'
import { ImportWorking } from './ImportWorking.tsx'

type RecordImport = RecordImportProgress_import$data

/** What one kind of record has of its own. */
export type OfKind = {
  /** Where the records of an import are shown, by its global id. */
  listUrl: (importId: string) => string
  /** What the records come to, as far as it is known. */
  summary?: ((importKey: PaymentImportSummary_import$key) => ReactNode) | undefined
  /** What has to be ticked before rows with warnings are stored; left out where the button says it all. */
  warningsTick?: string | undefined
}

type RecordImportProgressProps = OfKind & {
  importKey: RecordImportProgress_import$key
  /** Why it could not be imported after it was checked. */
  problem: string | null
  isWorking: boolean
  onAgain: () => void
  /** The file that was checked, and no other, is to be stored; of warnings only those that were seen are passed over. */
  onImport: (checked: { fileId: string; hash: string; ignoreWarnings: boolean }) => void
}

/** Its progress, what was found in it, or what became of it. */
export function RecordImportProgress({ importKey, onImport, ...props }: RecordImportProgressProps) {
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
        ...PaymentImportSummary_import
      }
    `,
    importKey,
  )
  const { id, status, fileId, hash, fileName, done, total, counts } = checked

  useRecordImportProgress(id)
  const part = partOf(status)
  useGoOnAtHeading(part)

  switch (part) {
    case 'WORKING':
      return (
        <ImportWorking
          phase={formatMessage({ id: `import.phase.${status}` })}
          fileName={fileName}
          done={done}
          total={total}
        />
      )
    case 'OUTCOME':
      return <Outcome {...props} checked={checked} />
    case 'CHECK':
      return (
        <Check
          {...props}
          checked={checked}
          onImport={() => onImport({ fileId, hash, ignoreWarnings: counts.warnings > 0 })}
        />
      )
  }
}

function partOf(status: RecordImport['status']): 'WORKING' | 'OUTCOME' | 'CHECK' {
  switch (status) {
    case 'CHECKING':
    case 'IMPORTING':
      return 'WORKING'
    case 'IMPORTED':
    case 'FAILED':
      return 'OUTCOME'
    default:
      return 'CHECK'
  }
}

type CheckProps = Pick<OfKind, 'summary' | 'warningsTick'> & {
  checked: RecordImport
  problem: string | null
  isWorking: boolean
  onAgain: () => void
  onImport: () => void
}

function Check({ checked, problem, isWorking, onAgain, onImport, summary, warningsTick }: CheckProps) {
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
        {summary?.(checked)}
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
        warningsTick={warningsTick}
        onAgain={onAgain}
        onImport={onImport}
      />
    </>
  )
}

type OutcomeProps = Pick<OfKind, 'listUrl' | 'summary'> & { checked: RecordImport; onAgain: () => void }

function Outcome({ checked, listUrl, summary, onAgain }: OutcomeProps) {
  const { id, counts, fileName, failureReason } = checked
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
                <LinkButton variant="primary" to={listUrl(id)}>
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
        {failed ? null : summary?.(checked)}
      </section>
    </div>
  )
}
