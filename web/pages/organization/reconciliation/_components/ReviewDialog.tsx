import { Suspense, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, usePaginationFragment } from 'react-relay/hooks'
import type { ReviewDialog_run$key } from '../../../../__generated__/ReviewDialog_run.graphql.ts'
import type { ReviewDialogPaginationQuery } from '../../../../__generated__/ReviewDialogPaginationQuery.graphql.ts'
import type { ReviewDialogQuery } from '../../../../__generated__/ReviewDialogQuery.graphql.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/overlay/Dialog.tsx'
import { Boundary } from '../../../../ui/states/Boundary.tsx'
import { Failure } from '../../../../ui/states/Failure.tsx'
import { ProposalList } from './ProposalList.tsx'
import { useCancelRun } from '../_lib/useCancelRun.ts'
import { useConfirmRun } from '../_lib/useConfirmRun.ts'
import { useQueryOfSelection } from '../../_lib/useQueryOfSelection.ts'

type ReviewDialogProps = {
  runId: string
  /** Matches that the run would confirm automatically. */
  count: number
  onClose: () => void
}

const PAGE = 50

/** The review of an automatic run: every match with its evidence, before any is made. */
export function ReviewDialog({ runId, count, onClose }: ReviewDialogProps) {
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set())
  const [refusal, setRefusal] = useState<string | null>(null)
  const [confirm, isConfirming] = useConfirmRun()
  const [cancel, isCancelling] = useCancelRun()
  const included = Math.max(0, count - excluded.size)
  const isBusy = isConfirming || isCancelling

  const close = (outcome: { ok: boolean; form?: string | null }): void => {
    if (outcome.ok) onClose()
    else setRefusal(outcome.form ?? '')
  }
  const toggle = (id: string): void => {
    setExcluded(before => {
      const next = new Set(before)
      if (!next.delete(id)) next.add(id)
      return next
    })
  }
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={<FormattedMessage id="reconciliation.review.title" />}
      description={<FormattedMessage id={count === 0 ? 'reconciliation.review.none' : 'reconciliation.review.intro'} />}
      footer={
        <>
          <Button size="lg" variant="danger" disabled={isBusy} onClick={() => void cancel(runId).then(close)}>
            <FormattedMessage id="reconciliation.review.drop" />
          </Button>
          <span className="grow" />
          <Button size="lg" onClick={onClose}>
            <FormattedMessage id="reconciliation.review.later" />
          </Button>
          <Button
            size="lg"
            variant="primary"
            data-autofocus
            loading={isConfirming}
            disabled={isBusy || included === 0}
            onClick={() => void confirm(runId, [...excluded]).then(close)}
          >
            <FormattedMessage id="reconciliation.review.confirm" values={{ count: included }} />
          </Button>
        </>
      }
    >
      {refusal === null ? null : (
        <div className="note bad" role="alert">
          {refusal}
        </div>
      )}
      <Boundary fallback={<ProposalSkeleton />} failure={(error, retry) => <Failure error={error} onRetry={retry} />}>
        <Suspense fallback={<ProposalSkeleton />}>
          <RunProposals runId={runId} total={count} excluded={excluded} onToggle={toggle} />
        </Suspense>
      </Boundary>
    </Dialog>
  )
}

/** Rows in the final height of proposals. */
export function ProposalSkeleton() {
  return (
    <div className="late" aria-busy="true">
      {Array.from({ length: 4 }, (_, index) => (
        <div key={index} className="proposal-skeleton">
          <span className="skeleton" />
          <span className="skeleton" />
        </div>
      ))}
    </div>
  )
}

type RunProposalsProps = {
  runId: string
  total: number
  excluded: ReadonlySet<string>
  onToggle: (id: string) => void
}

function RunProposals({ runId, ...rest }: RunProposalsProps) {
  const { node } = useQueryOfSelection<ReviewDialogQuery>(
    graphql`
      query ReviewDialogQuery($id: ID!, $first: Int!) @throwOnFieldError {
        node(id: $id) {
          ...ReviewDialog_run @arguments(first: $first) @alias(as: "run")
        }
      }
    `,
    { id: runId, first: PAGE },
    // A review needs the current proposals, not cached ones.
    { fetchPolicy: 'network-only' },
  )
  return node?.run ? <Proposals run={node.run} {...rest} /> : null
}

function Proposals({
  run,
  total,
  excluded,
  onToggle,
}: Omit<RunProposalsProps, 'runId'> & { run: ReviewDialog_run$key }) {
  const { data, hasNext, loadNext, isLoadingNext } = usePaginationFragment<
    ReviewDialogPaginationQuery,
    ReviewDialog_run$key
  >(
    graphql`
      fragment ReviewDialog_run on ReconciliationRun
      @refetchable(queryName: "ReviewDialogPaginationQuery")
      @argumentDefinitions(first: { type: "Int!" }, after: { type: "String" })
      @throwOnFieldError {
        recommendations(first: $first, after: $after, automatic: true)
          @connection(key: "ReviewDialog_recommendations") {
          edges {
            node {
              id
              ...ProposalList_recommendation
            }
          }
        }
      }
    `,
    run,
  )
  const proposals = data.recommendations.edges.map(({ node }) => node)
  return (
    <>
      <ProposalList proposals={proposals} excluded={excluded} onToggle={onToggle} />
      {hasNext ? (
        <div className="proposals-more">
          <span className="muted t12">
            <FormattedMessage id="reconciliation.review.shown" values={{ shown: proposals.length, total }} />
          </span>
          <Button size="sm" loading={isLoadingNext} disabled={isLoadingNext} onClick={() => loadNext(PAGE)}>
            <FormattedMessage id="reconciliation.review.more" />
          </Button>
        </div>
      ) : null}
    </>
  )
}
