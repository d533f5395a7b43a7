import {
  Suspense,
  lazy,
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment, usePaginationFragment } from 'react-relay/hooks'
import type { Workspace_lines$key } from '../../../../__generated__/Workspace_lines.graphql.ts'
import type { Workspace_organization$key } from '../../../../__generated__/Workspace_organization.graphql.ts'
import type { WorkspacePaginationQuery } from '../../../../__generated__/WorkspacePaginationQuery.graphql.ts'
import { usePermission } from '../../../../shell/permissions.tsx'
import { BELOW_DESKTOP, useMediaQuery } from '../../../../ui/grid/useMediaQuery.ts'
import { Boundary } from '../../../../ui/states/Boundary.tsx'
import { Failure } from '../../../../ui/states/Failure.tsx'
import { type Address, MAX_AT_ONCE, PAGE_SIZE } from '../_lib/address.ts'
import { initialWorkspace, nextLine, reduceWorkspace } from '../_lib/workspaceState.ts'
import { CandidatesPane, type PaneCommands } from './CandidatesPane.tsx'
import { CandidatesSkeleton } from './CandidatesSkeleton.tsx'
import { afterFade } from './fade.ts'
import { KeysLegend } from './KeysLegend.tsx'
import { LastActionStrip } from './LastActionStrip.tsx'
import { type Line, nameOf, readLine } from './LineRow.tsx'
import { type LinesHandle, LinesPane } from './LinesPane.tsx'
import { LinesToolbar } from './LinesToolbar.tsx'
import { SplitPane } from './SplitPane.tsx'
import { useFocusOfPane } from '../_lib/useFocusOfPane.ts'
import { useLatest } from '../_lib/useLatest.ts'
import { useLiveWorkspace } from '../_lib/useLiveWorkspace.ts'
import { usePrefetchCandidates } from '../_lib/usePrefetchCandidates.ts'
import { useSettledLine } from '../_lib/useSettledLine.ts'
import type { Undoable } from './UndoDialog.tsx'
import { useUndo } from '../_lib/useUndo.ts'
import { useWorkspaceKeys } from '../_lib/useWorkspaceKeys.ts'
import type { Counts } from '../_lib/counts.ts'

// Lazy, to keep the workspace's first load small.
const MatchAllDialog = lazy(() => import('./MatchAllDialog.tsx').then(module => ({ default: module.MatchAllDialog })))
const UndoDialog = lazy(() => import('./UndoDialog.tsx').then(module => ({ default: module.UndoDialog })))

type WorkspaceProps = {
  organization: Workspace_organization$key
  viewerUuid: string
  address: Address
  /** The scope of the full matches: the list without its own filter by result. */
  scope: {
    readonly bankAccountId?: string
    readonly date?: { readonly from: string | null; readonly to: string | null }
  }
  counts: Counts
  /** The currency shown above the list; null when there are several. */
  currency: string | null
  onChanged: () => void
  onAddress: (changes: Readonly<Record<string, string | null>>) => void
  /** Replaces the lines when there are none. */
  empty: ReactNode
}

/** The two panes: lines on the left, the focused one's candidates on the right. */
export function Workspace(props: WorkspaceProps) {
  const { address, counts, currency, onChanged } = props
  const intl = useIntl()
  const canManage = usePermission('TREASURY_RECONCILIATION_MANAGE')
  const canCreate = usePermission('TREASURY_EXPECTED_MANAGE')
  const isNarrow = useMediaQuery(BELOW_DESKTOP)
  const { loaded, hasNext, loadMore, reload } = useLoadedLines(props.organization)
  const [state, dispatch] = useReducer(reduceWorkspace, address.line, initialWorkspace)
  const [dialog, setDialog] = useState<'MATCH_ALL' | Undoable | null>(null)
  const list = useRef<LinesHandle>(null)
  const commands = useRef<PaneCommands | null>(null)

  // A matched line stays until its row has faded out, and one matched by a colleague until the user's next step.
  const held = new Set([...state.busyIds, ...state.leavingIds, ...Object.keys(state.taken)])
  const lines = loaded.filter(line => isOpen(line) || held.has(line.id))
  const order = lines
    .filter(({ id }) => state.taken[id] === undefined && !state.leavingIds.includes(id))
    .map(({ id }) => id)
  const latestOrder = useLatest(order)
  const askOrder = useCallback(() => latestOrder.current, [latestOrder])

  const orderKey = order.join(' ')
  useLayoutEffect(() => dispatch({ type: 'LINES_SHOWN', order: latestOrder.current }), [orderKey, latestOrder])
  useListChange(JSON.stringify({ ...address, line: null }), () =>
    dispatch({ type: 'LIST_CHANGED', order: latestOrder.current }),
  )
  useLineInAddress(state.lineId)
  const settledLineId = useSettledLine(state.lineId)
  usePrefetchCandidates(nextLine(order, settledLineId, []))

  useWarmDialogs()
  const live = useLiveWorkspace({ ...props, dispatch, reload, loaded, currentId: state.lineId })
  const { last } = state
  const onUndone = (lineIds: readonly string[]): void => {
    setDialog(null)
    if (last?.kind === 'MATCHED') dispatch({ type: 'RETURNED', lineIds, last: { kind: 'UNDONE', amount: last.amount } })
    live.refreshCandidates()
    onChanged()
    if (!lineIds.every(id => loaded.some(line => line.id === id))) reload()
  }
  const undo = useUndo({ onUndone, onReasonNeeded: setDialog })
  const undoLast = (): void => {
    if (last?.kind === 'MATCHED') undo({ id: last.reconciliationId, amount: last.amount, numbers: last.numbers })
  }
  const heldLines = state.pickedLineIds.flatMap(id => loaded.find(line => line.id === id) ?? [])
  const pickLine = (id: string): void => {
    const line = loaded.find(one => one.id === id)
    const [first] = heldLines
    if (line === undefined) return
    if (first !== undefined && first.id !== id && !fitTogether(first, line)) {
      const message = intl.formatMessage({ id: 'reconciliation.lines.notTogether' })
      dispatch({ type: 'REFUSED', lineIds: [], notice: { message, lineId: id } })
    } else dispatch({ type: 'TOGGLE_LINE', id })
  }
  const current = lines.find(({ id }) => id === state.lineId)
  useWorkspaceKeys({
    state,
    dispatch,
    order: askOrder,
    list,
    commands,
    isPaused: dialog !== null,
    canManage,
    currentName: current === undefined ? '' : nameOf(current),
    onPick: () => state.lineId !== null && pickLine(state.lineId),
    onMatchAll: () => counts.full > 0 && setDialog('MATCH_ALL'),
    onUndo: undoLast,
  })
  useFocusOfPane(state.pane, state.candidateIndex, state.lineId, list, isNarrow)

  return (
    <>
      <SplitPane
        pane={state.pane}
        start={
          <section className="lp" aria-label={intl.formatMessage({ id: 'reconciliation.lines' })}>
            <LinesToolbar
              address={address}
              counts={counts}
              canManage={canManage}
              onAddress={props.onAddress}
              onMatchAll={() => setDialog('MATCH_ALL')}
            />
            <LinesPane
              ref={list}
              lines={lines}
              state={state}
              canPick={canManage}
              showAccount={address.account === null}
              currency={currency}
              hasMore={hasNext}
              onMore={loadMore}
              onGo={id => dispatch({ type: 'GO_TO_LINE', id, pane: isNarrow ? 'CANDIDATES' : 'LINES' })}
              onPick={pickLine}
              empty={props.empty}
            />
            <span className="sr" aria-live="polite">
              <FormattedMessage id="reconciliation.lines.shown" values={{ count: lines.length }} />
            </span>
            <LastActionStrip last={last} onUndo={undoLast} onBack={id => dispatch({ type: 'GO_TO_LINE', id })} />
          </section>
        }
        end={
          settledLineId === null ? (
            <div className="rp rp-empty">
              {lines.length === 0 ? null : <FormattedMessage id="reconciliation.choose" />}
            </div>
          ) : (
            <Boundary
              key={settledLineId}
              fallback={<CandidatesSkeleton />}
              failure={(error, retry) => (
                <div className="rp rp-empty">
                  <Failure error={error} onRetry={retry} />
                </div>
              )}
            >
              <CandidatesPane
                lineId={settledLineId}
                held={heldLines}
                state={state}
                dispatch={dispatch}
                order={askOrder}
                canManage={canManage}
                canCreate={canManage && canCreate}
                currency={currency}
                commands={commands}
                fetchKey={live.fetchKey}
                onMatched={onChanged}
                onRefused={live.refreshCandidates}
              />
            </Boundary>
          )
        }
      />
      <KeysLegend canManage={canManage} />
      {dialog === 'MATCH_ALL' ? (
        <Suspense fallback={null}>
          <MatchAllDialog
            filter={{
              ...props.scope,
              status: ['UNRECONCILED', 'PARTIALLY_RECONCILED'],
              matchResult: 'FULL_MATCH',
              ...(address.search === null ? {} : { search: address.search }),
            }}
            onClose={() => setDialog(null)}
            onStarted={lineIds => dispatch({ type: 'STARTED', lineIds })}
            onDone={({ lineIds, failed }) => {
              const many = { kind: 'MATCHED_MANY', count: lineIds.length, failed } as const
              dispatch({ type: 'DONE', lineIds, order: askOrder(), last: many, pane: 'LINES' })
              afterFade(() => dispatch({ type: 'FADED', lineIds }))
              onChanged()
            }}
          />
        </Suspense>
      ) : null}
      {dialog === null || dialog === 'MATCH_ALL' ? null : (
        <Suspense fallback={null}>
          <UndoDialog match={dialog} onClose={() => setDialog(null)} onUndone={onUndone} />
        </Suspense>
      )}
    </>
  )
}

/** Dialogs open on a keystroke: their code is preloaded when idle. */
function useWarmDialogs(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      // Offline nothing can be preloaded; opening a dialog tries again.
      import('../../../../ui/overlay/DialogBody.tsx').catch(() => {})
    }, WARM_AFTER)
    return () => clearTimeout(timer)
  }, [])
}

const WARM_AFTER = 1_000

function isOpen(line: Line): boolean {
  return line.status === 'UNRECONCILED' || line.status === 'PARTIALLY_RECONCILED'
}

function fitTogether(one: Line, other: Line): boolean {
  return (
    one.bankAccount.id === other.bankAccount.id &&
    one.direction === other.direction &&
    one.amount.currency === other.amount.currency
  )
}

/** The loaded lines, how to load more, and how to refetch them in place. */
function useLoadedLines(organization: Workspace_organization$key) {
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    WorkspacePaginationQuery,
    Workspace_organization$key
  >(
    graphql`
      fragment Workspace_organization on Organization
      @refetchable(queryName: "WorkspacePaginationQuery")
      @argumentDefinitions(
        first: { type: "Int!" }
        after: { type: "String" }
        filter: { type: "StatementTransactionFilter!" }
        sort: { type: "StatementTransactionSort!" }
      )
      @throwOnFieldError {
        statementTransactions(first: $first, after: $after, filter: $filter, sort: $sort)
          @connection(key: "Workspace_statementTransactions", filters: ["filter", "sort"]) {
          edges {
            cursor
          }
          ...Workspace_lines
        }
      }
    `,
    organization,
  )
  // Read in a separate fragment: each answer changes the organization's record, which would otherwise read all loaded lines again.
  const { edges } = useFragment<Workspace_lines$key>(
    graphql`
      fragment Workspace_lines on StatementTransactionConnection @throwOnFieldError {
        edges {
          node {
            id
            ...LineRow_line
          }
        }
      }
    `,
    data.statementTransactions,
  )
  const loaded = useMemo(() => edges.map(({ node }) => readLine(node)), [edges])
  const loadMore = useCallback(() => {
    if (hasNext && !isLoadingNext) loadNext(MAX_AT_ONCE)
  }, [hasNext, isLoadingNext, loadNext])
  const count = useLatest(loaded.length)
  const reload = useCallback(() => {
    // As many as are loaded, up to the server's maximum: the current line must stay in the list.
    const first = Math.min(MAX_AT_ONCE, Math.max(PAGE_SIZE, count.current))
    startTransition(() => void refetch({ first }, { fetchPolicy: 'network-only' }))
  }, [count, refetch])
  return { loaded, hasNext, loadMore, reload }
}

/** Calls back when the list changes to another one, but not initially. */
function useListChange(key: string, onChange: () => void): void {
  const known = useRef(key)
  const latest = useLatest(onChange)
  useEffect(() => {
    if (known.current === key) return
    known.current = key
    latest.current()
  }, [key, latest])
}

/** Keeps the current line in the address, so that going back restores it. Not through the router, which would reload the page. */
function useLineInAddress(lineId: string | null): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const url = new URL(location.href)
      if (lineId === null) url.searchParams.delete('line')
      else url.searchParams.set('line', lineId)
      if (url.href !== location.href) history.replaceState(history.state, '', url)
    }, 300)
    return () => clearTimeout(timer)
  }, [lineId])
}
