// One import of records in whatever state it is, live.
import { CircleCheck, CircleX, Download, FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type {
  RecordImportProgress_import$data,
  RecordImportProgress_import$key,
} from '../../../__generated__/RecordImportProgress_import.graphql.ts'
import { Button, buttonClass, LinkButton } from '../../../ui/Button.tsx'
import { useShortcuts } from '../../../ui/keyboard/shortcuts.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { useRecordImportProgress } from '../_lib/useRecordImportProgress.ts'
import { firstTile, ImportTiles, type Tile } from './ImportTiles.tsx'
import { ImportWorking } from './ImportWorking.tsx'
import { IssueTable } from './IssueTable.tsx'

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
  const { formatMessage } = useIntl()
  const { counts, issues, annotatedFileUrl, fileName } = checked
  const [tile, setTile] = useState<Tile>(() => firstTile(counts))
  const canImport = counts.errors === 0 && counts.ready > 0
  const importRows = formatMessage({ id: 'import.importRows' }, { count: counts.ready })
  useShortcuts([{ keys: '$mod+Enter', label: importRows, run: () => canImport && onImport() }])
  const shown = issues.filter(({ severity }) => severity === tile)
  return (
    <>
      <div className="page import-check">
        <section className="card import-file">
          <span className="state-icon">
            <FileSpreadsheet className="i" aria-hidden />
          </span>
          <div className="grow">
            <h2 className="trunc" title={fileName}>
              {fileName}
            </h2>
            <p className="t12 muted">
              <FormattedMessage id="import.rows" values={{ count: counts.total }} />
            </p>
          </div>
          {annotatedFileUrl && issues.length > 0 ? (
            <a className={buttonClass({})} href={annotatedFileUrl} download>
              <Download className="i" aria-hidden />
              <FormattedMessage id="import.annotated" />
            </a>
          ) : null}
          <Button onClick={onAgain}>
            <FormattedMessage id="file.change" />
          </Button>
        </section>
        <ImportTiles counts={counts} chosen={tile} onChoose={setTile} />
        {tile === 'READY' ? null : (
          <section className="card import-issues">
            <div className="card-h">
              <h2>
                <FormattedMessage id={`import.tile.${tile}`} />
              </h2>
            </div>
            <IssueTable label={formatMessage({ id: `import.tile.${tile}` })} issues={shown} />
          </section>
        )}
      </div>
      <div className="dock">
        <Button onClick={onAgain}>
          <FormattedMessage id="action.back" />
        </Button>
        <span className="grow" />
        <span className="t13 dock-why" role="status">
          {problem ??
            (counts.errors > 0 ? (
              <FormattedMessage id="import.errorsLeft" values={{ count: counts.errors }} />
            ) : counts.ready === 0 ? (
              <FormattedMessage id="import.allDuplicates" />
            ) : (
              <FormattedMessage id="import.nothingStored" />
            ))}
        </span>
        <Button
          variant="primary"
          size="lg"
          hint="mod+Enter"
          disabled={!canImport}
          loading={isWorking}
          onClick={onImport}
        >
          {importRows}
        </Button>
      </div>
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
