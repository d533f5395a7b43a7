// A record import in any status, live.
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
import type { OfKind } from '../_lib/recordImportKind.ts'
import { useGoOnAtHeading } from '../_lib/useGoOnAtHeading.ts'
import { useRecordImportProgress } from '../_lib/useRecordImportProgress.ts'
import { ImportWorking } from './ImportWorking.tsx'
import { RecordCheck } from './RecordCheck.tsx'

type RecordImport = RecordImportProgress_import$data

type RecordImportProgressProps = OfKind & { importKey: RecordImportProgress_import$key; onAgain: () => void }

/** Its progress, its issues, or its result. */
export function RecordImportProgress({ importKey, ...props }: RecordImportProgressProps) {
  const { formatMessage } = useIntl()
  const checked = useFragment<RecordImportProgress_import$key>(
    graphql`
      fragment RecordImportProgress_import on RecordImport {
        id
        status
        fileName
        done
        total
        failureReason
        counts {
          ready
        }
        ...RecordCheck_import
        ...PaymentImportSummary_import
      }
    `,
    importKey,
  )
  const { id, status, fileName, done, total } = checked

  const [wasChecked, setChecked] = useState(false)
  // During a recheck the file stays visible and editable.
  const part = wasChecked && status === 'CHECKING' ? 'CHECK' : partOf(status)
  if (part === 'CHECK' && !wasChecked) setChecked(true)
  useRecordImportProgress(id, status === 'CHECKING' || status === 'IMPORTING')
  useGoOnAtHeading(part)

  switch (part) {
    case 'WORKING':
      return (
        <ImportWorking
          phase={formatMessage({ id: status === 'IMPORTING' ? 'import.phase.IMPORTING' : 'import.phase.CHECKING' })}
          fileName={fileName}
          done={done}
          total={total}
        />
      )
    case 'OUTCOME':
      return <Outcome {...props} checked={checked} />
    case 'CHECK':
      return <RecordCheck {...props} importKey={checked} />
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
