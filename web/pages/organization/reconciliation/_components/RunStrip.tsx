import { CircleAlert, CircleCheck, LoaderCircle, X } from 'lucide-react'
import { Suspense, lazy, useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { RunStrip_run$data, RunStrip_run$key } from '../../../../__generated__/RunStrip_run.graphql.ts'
import type { RunStripSubscription } from '../../../../__generated__/RunStripSubscription.graphql.ts'
import { useFlag } from '../../../../flags/useFlag.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { type LiveSubscription, useLiveSubscription } from '../../../../relay/useLiveSubscription.ts'
import { Button } from '../../../../ui/Button.tsx'
import type { MessageId } from '../../../../i18n/messages.ts'

// Lazy, to keep the workspace's first load small.
const ReviewDialog = lazy(() => import('./ReviewDialog.tsx').then(module => ({ default: module.ReviewDialog })))

type Run = RunStrip_run$data

type RunStripProps = {
  run: RunStrip_run$key
  /** Runs that ended before this page was opened are not shown. */
  since: number
  canManage: boolean
  canConfirm: boolean
  onAgain: (mode: Run['mode']) => void
  onEnded: () => void
}

/** The run that is in progress, waits for review, or has just ended: live, docked above the panes. */
export function RunStrip({ run: key, since, canManage, canConfirm, onAgain, onEnded }: RunStripProps) {
  const intl = useIntl()
  const formats = useFormats()
  const isAutomaticOn = useFlag('automatic-reconciliation')
  const [dismissed, setDismissed] = useState<string | null>(null)
  const [isReviewing, setReviewing] = useState(false)
  const run = useFragment(
    graphql`
      fragment RunStrip_run on ReconciliationRun {
        id
        status
        mode
        done
        total
        matched
        automatic
        startedAt
        finishedAt
        failureReason
        startedBy {
          uuid
          fullName
        }
      }
    `,
    key,
  )
  const isAtWork = run.status === 'QUEUED' || run.status === 'RUNNING' || run.status === 'CONFIRMING'
  const hasEnded = run.finishedAt !== null && run.finishedAt !== undefined
  const isOld = hasEnded && Date.parse(run.finishedAt ?? '') < since
  const seen = `${run.id} ${run.status}`
  if (isOld || dismissed === seen) return null

  return (
    <div className="run" data-status={run.status} role="status">
      {isAtWork ? <Progress key={run.id} run={run} onEnded={onEnded} /> : null}
      <RunIcon run={run} isAtWork={isAtWork} />
      <span className="grow trunc">
        <RunSentence run={run} canConfirm={canConfirm} />
        {run.startedBy ? (
          <span className="muted">
            {' '}
            <FormattedMessage
              id="reconciliation.run.by"
              values={{ name: run.startedBy.fullName, time: formats.time(run.startedAt) }}
            />
          </span>
        ) : null}
      </span>
      {run.status === 'AWAITING_REVIEW' && canConfirm ? (
        <Button size="sm" variant="primary" onClick={() => setReviewing(true)}>
          <FormattedMessage id="reconciliation.run.review" />
        </Button>
      ) : null}
      {run.status === 'FAILED' && canManage && (run.mode !== 'AUTOMATIC' || (canConfirm && isAutomaticOn)) ? (
        <Button size="sm" onClick={() => onAgain(run.mode)}>
          <FormattedMessage id="reconciliation.run.again" />
        </Button>
      ) : null}
      {isAtWork || run.status === 'AWAITING_REVIEW' ? null : (
        <Button
          size="sm"
          variant="ghost"
          iconOnly
          aria-label={intl.formatMessage({ id: 'reconciliation.run.dismiss' })}
          onClick={() => setDismissed(seen)}
        >
          <X className="i" aria-hidden />
        </Button>
      )}
      {isReviewing ? (
        <Suspense fallback={null}>
          <ReviewDialog runId={run.id} count={run.automatic} onClose={() => setReviewing(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}

function RunIcon({ run, isAtWork }: { run: Run; isAtWork: boolean }) {
  if (isAtWork) return <LoaderCircle className="i spin" aria-hidden />
  return run.status === 'FAILED' ? (
    <CircleAlert className="i bad" aria-hidden />
  ) : (
    <CircleCheck className="i" aria-hidden />
  )
}

function RunSentence({ run, canConfirm }: { run: Run; canConfirm: boolean }) {
  const formats = useFormats()
  const { status, done, total, matched, automatic, failureReason } = run
  const values = {
    done: formats.count(done),
    total: formats.count(total),
    matched: formats.count(matched),
    count: automatic,
    reason: failureReason ?? '',
  }
  const sentences: Partial<Record<Run['status'], MessageId>> = {
    RUNNING: total === 0 ? 'reconciliation.run.RUNNING.bare' : 'reconciliation.run.RUNNING',
    AWAITING_REVIEW: canConfirm ? 'reconciliation.run.AWAITING_REVIEW' : 'reconciliation.run.AWAITING_REVIEW.viewer',
    COMPLETED: `reconciliation.run.COMPLETED${completedDetail(run)}`,
    FAILED: failureReason ? 'reconciliation.run.FAILED' : 'reconciliation.run.FAILED.bare',
  }
  return <FormattedMessage id={sentences[status] ?? `reconciliation.run.${status}`} values={values} />
}

function completedDetail({ mode, matched, automatic }: Run) {
  if (mode === 'AUTOMATIC') return automatic === 0 ? '.nothingCertain' : '.confirmed'
  return matched === 0 ? '.none' : ''
}

/** Subscribes to a run: the current state first, then each step, and again after a reconnection. */
function Progress({ run, onEnded }: { run: Run; onEnded: () => void }) {
  const intl = useIntl()
  const config = useMemo(
    (): LiveSubscription<RunStripSubscription> => ({
      subscription: graphql`
        subscription RunStripSubscription($runId: ID!) {
          reconciliationRunProgress(runId: $runId) {
            id
            status
            ...RunStrip_run
          }
        }
      `,
      variables: { runId: run.id },
      onCompleted: onEnded,
    }),
    [run.id, onEnded],
  )
  // Subscribing again sends the current state, so there is nothing to catch up on.
  useLiveSubscription(config, () => {})
  return (
    <progress
      className="run-progress"
      aria-label={intl.formatMessage({ id: 'reconciliation.run.progress' })}
      {...(run.total > 0 ? { value: run.done, max: run.total } : {})}
    />
  )
}
