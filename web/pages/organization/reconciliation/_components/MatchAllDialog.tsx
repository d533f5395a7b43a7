import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { MatchAllDialogQuery } from '../../../../__generated__/MatchAllDialogQuery.graphql.ts'
import { addDecimals, isZero } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/overlay/Dialog.tsx'
import { Boundary } from '../../../../ui/states/Boundary.tsx'
import { Failure } from '../../../../ui/states/Failure.tsx'
import { MAX_AT_ONCE } from '../_lib/address.ts'
import { compatibleFullMatches } from '../_lib/proposals.ts'
import { readLine } from './LineRow.tsx'
import { ProposalList } from './ProposalList.tsx'
import { ProposalSkeleton } from './ReviewDialog.tsx'
import { useAcceptRecommendations } from '../_lib/useAcceptRecommendations.ts'
import { useLatest } from '../_lib/useLatest.ts'
import { useQueryOfSelection } from '../../_lib/useQueryOfSelection.ts'

export type MatchAllResult = { readonly lineIds: readonly string[]; readonly failed: number }

type Filter = NonNullable<MatchAllDialogQuery['variables']['filter']>
type LineEdge = MatchAllDialogQuery['response']['organization']['statementTransactions']['edges'][number]
type Proposal = LineEdge['node']['recommendations']['edges'][number]['node']
type Loaded = { readonly proposals: readonly Proposal[]; readonly hasMore: boolean }

type MatchAllDialogProps = {
  filter: Filter
  onClose: () => void
  onStarted: (lineIds: readonly string[]) => void
  onDone: (result: MatchAllResult) => void
}

/** Matches all full matches of the list after showing them. */
export function MatchAllDialog({ filter, onClose, onStarted, onDone }: MatchAllDialogProps) {
  const [accept, isAccepting] = useAcceptRecommendations()
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set())
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map())
  const [refusal, setRefusal] = useState<string | null>(null)

  const proposals = loaded?.proposals ?? []
  // After partial failures the others are done: only the failed ones are shown.
  const shown = refusals.size === 0 ? proposals : proposals.filter(({ id }) => refusals.has(id))
  const included = shown.filter(({ id }) => !excluded.has(id))

  const submit = async (): Promise<void> => {
    const linesOf = new Map(
      included.map(({ id, statementTransactions }) => [id, statementTransactions.map(line => line.id)]),
    )
    onStarted([...linesOf.values()].flat())
    const outcome = await accept(included.map(({ id }) => id))
    const results = outcome.payload?.results ?? []
    const failed = results.filter(({ ok }) => !ok)
    const done = results.filter(({ ok }) => ok).flatMap(({ nodeId }) => linesOf.get(nodeId) ?? [])
    // Successful matches stay, whatever happens to the rest.
    onDone({ lineIds: done, failed: included.length - results.length + failed.length })
    if (outcome.payload === null) setRefusal(outcome.ok ? null : outcome.form)
    else if (failed.length === 0) onClose()
    else setRefusals(new Map(failed.map(({ nodeId, userErrors }) => [nodeId, userErrors[0]?.message ?? ''])))
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
      title={<Title count={loaded === null ? null : shown.length} />}
      description={
        loaded === null ? null : (
          <FormattedMessage
            id={shown.length === 0 ? 'reconciliation.matchAll.empty' : 'reconciliation.matchAll.intro'}
          />
        )
      }
      footer={
        <>
          <Totals proposals={included} />
          <Button size="lg" onClick={onClose}>
            <FormattedMessage id={refusals.size === 0 ? 'action.cancel' : 'action.close'} />
          </Button>
          {refusals.size === 0 ? (
            <Button
              size="lg"
              variant="primary"
              data-autofocus
              loading={isAccepting}
              disabled={isAccepting || included.length === 0}
              onClick={() => void submit()}
            >
              <FormattedMessage id="reconciliation.matchAll.confirm" values={{ count: included.length }} />
            </Button>
          ) : null}
        </>
      }
    >
      {loaded === null ? (
        <Boundary fallback={<ProposalSkeleton />} failure={(error, retry) => <Failure error={error} onRetry={retry} />}>
          <LoadFullMatches filter={filter} onLoaded={setLoaded} />
        </Boundary>
      ) : null}
      {refusals.size > 0 || refusal !== null ? (
        <div className="note bad" role="alert">
          {refusal ?? <FormattedMessage id="reconciliation.matchAll.failed" values={{ count: refusals.size }} />}
        </div>
      ) : loaded?.hasMore ? (
        <div className="note">
          <FormattedMessage id="reconciliation.matchAll.first" values={{ count: shown.length }} />
        </div>
      ) : null}
      {shown.length === 0 ? null : (
        <ProposalList proposals={shown} excluded={excluded} refusals={refusals} onToggle={toggle} />
      )}
    </Dialog>
  )
}

function Title({ count }: { count: number | null }) {
  return count === null ? (
    <FormattedMessage id="reconciliation.matchAll.loading" />
  ) : (
    <FormattedMessage id="reconciliation.matchAll.title" values={{ count }} />
  )
}

/** Reads the full matches of the list once: exactly the shown ones must be confirmed. */
function LoadFullMatches({ filter, onLoaded }: { filter: Filter; onLoaded: (loaded: Loaded) => void }) {
  const { organization } = useQueryOfSelection<MatchAllDialogQuery>(
    graphql`
      query MatchAllDialogQuery($first: Int!, $filter: StatementTransactionFilter) @throwOnFieldError {
        organization {
          id
          statementTransactions(first: $first, filter: $filter, sort: { field: DATE, direction: DESC }) {
            edges {
              node {
                id
                recommendations(first: 3) {
                  edges {
                    node {
                      id
                      result
                      statementTransactions {
                        id
                        ...LineRow_line
                      }
                      expectedTransactions {
                        id
                      }
                      ...ProposalList_recommendation
                    }
                  }
                }
              }
            }
            pageInfo {
              hasNextPage
            }
          }
        }
      }
    `,
    { first: MAX_AT_ONCE, filter },
    { fetchPolicy: 'network-only' },
  )
  const latest = useLatest(onLoaded)
  const { edges, pageInfo } = organization.statementTransactions
  useEffect(() => {
    const offered = edges.flatMap(({ node }) => node.recommendations.edges.map(edge => edge.node))
    latest.current({ proposals: compatibleFullMatches(offered), hasMore: pageInfo.hasNextPage })
  }, [edges, latest, pageInfo.hasNextPage])
  return <ProposalSkeleton />
}

type TotalsProps = {
  proposals: readonly { readonly statementTransactions: readonly Parameters<typeof readLine>[0][] }[]
}

/** Totals of the ticked matches, in and out, by currency. */
function Totals({ proposals }: TotalsProps) {
  const formats = useFormats()
  const lines = proposals.flatMap(({ statementTransactions }) => statementTransactions.map(readLine))
  const currencies = [...new Set(lines.map(({ amount }) => amount.currency))]
  const total = (currency: string, direction: string): string =>
    addDecimals(
      lines
        .filter(line => line.amount.currency === currency && line.direction === direction)
        .map(({ remaining }) => remaining.amount),
    )
  return (
    <dl className="proposal-totals grow">
      {currencies.flatMap(currency =>
        (['CREDIT', 'DEBIT'] as const).flatMap(direction => {
          const amount = total(currency, direction)
          if (isZero(amount)) return []
          const id = direction === 'CREDIT' ? 'reconciliation.matchAll.totalIn' : 'reconciliation.matchAll.totalOut'
          return [
            <div key={`${currency} ${direction}`}>
              <dt>
                <FormattedMessage id={id} />
              </dt>
              <dd className={direction === 'CREDIT' ? 'num in' : 'num'}>{formats.money({ amount, currency })}</dd>
            </div>,
          ]
        }),
      )}
    </dl>
  )
}
