import {
  type KeyboardEvent,
  type ReactNode,
  Suspense,
  lazy,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment, usePaginationFragment } from 'react-relay/hooks'
import type { History_matches$key } from '../../../../__generated__/History_matches.graphql.ts'
import type { History_organization$key } from '../../../../__generated__/History_organization.graphql.ts'
import type { HistoryPaginationQuery } from '../../../../__generated__/HistoryPaginationQuery.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { usePermission } from '../../../../shell/permissions.tsx'
import { singleKeysOn, useShortcuts } from '../../../../ui/keyboard/shortcuts.ts'
import { type Address, MAX_AT_ONCE, kinds } from '../_lib/address.ts'
import { dayOf, groupByDay } from '../_lib/days.ts'
import { commandOf, stepsOf } from '../_lib/keys.ts'
import type { Pane } from '../_lib/workspaceState.ts'
import { DayHead } from './DayHead.tsx'
import { HistoryDetail } from './HistoryDetail.tsx'
import { HistoryRow, type Match, readMatch } from './HistoryRow.tsx'
import { SplitPane } from './SplitPane.tsx'
import type { Undoable } from './UndoDialog.tsx'
import { useUndo } from '../_lib/useUndo.ts'
import { useDayRows } from '../_lib/useDayRows.ts'
import { useReconciliationChanges } from '../_lib/useReconciliationChanges.ts'

const UndoDialog = lazy(() => import('./UndoDialog.tsx').then(module => ({ default: module.UndoDialog })))

type HistoryProps = {
  organization: History_organization$key
  address: Address
  currency: string | null
  onChanged: () => void
  onAddress: (changes: Readonly<Record<string, string | null>>) => void
  empty: ReactNode
}

type Row = Match & { readonly date: string }

/** Reconciled matches: who made them, when and how; removed ones stay with their reason. */
export function History({ organization, address, currency, onChanged, onAddress, empty }: HistoryProps) {
  const { timeZone } = useFormats()
  const canManage = usePermission('TREASURY_RECONCILIATION_MANAGE')
  const { nodes, hasNext, loadMore, reload } = useLoadedMatches(organization)
  const matches = useMemo(
    () =>
      nodes.map(node => readMatch(node)).map((match): Row => ({ ...match, date: dayOf(match.createdAt, timeZone) })),
    [nodes, timeZone],
  )
  const [chosen, setChosen] = useState<string | null>(null)
  const [pane, setPane] = useState<Pane>('LINES')
  const [undoing, setUndoing] = useState<Undoable | null>(null)
  const current = matches.find(({ id }) => id === chosen) ?? matches[0]
  const node = nodes.find(({ id }) => id === current?.id)

  useReconciliationChanges(
    address.account,
    useCallback(
      ({ kind }) => {
        onChanged()
        if (kind === 'RECONCILED') reload()
      },
      [onChanged, reload],
    ),
    reload,
  )
  const undoAtOnce = useUndo({
    onUndone: onChanged,
    onReasonNeeded: setUndoing,
  })
  const undo = canManage && current !== undefined && !current.removedAt ? () => undoAtOnce(undoableOf(current)) : null
  const intl = useIntl()
  useShortcuts([{ keys: 'u', label: intl.formatMessage({ id: 'reconciliation.keys.long.undo' }), run: () => undo?.() }])

  return (
    <>
      <SplitPane
        pane={pane}
        start={
          <section className="lp" aria-label={intl.formatMessage({ id: 'reconciliation.history' })}>
            <KindFilter address={address} onAddress={onAddress} />
            <MatchList
              matches={matches}
              currentId={current?.id ?? null}
              currency={currency}
              hasMore={hasNext}
              onMore={loadMore}
              empty={empty}
              onGo={(id, opens) => {
                setChosen(id)
                if (opens) setPane('CANDIDATES')
              }}
            />
          </section>
        }
        end={
          node === undefined ? (
            <div className="rp rp-empty" />
          ) : (
            <HistoryDetail key={node.id} reconciliation={node} onUndo={undo} onBack={() => setPane('LINES')} />
          )
        }
      />
      {undoing === null ? null : (
        <Suspense fallback={null}>
          <UndoDialog
            match={undoing}
            onClose={() => setUndoing(null)}
            onUndone={() => {
              setUndoing(null)
              onChanged()
            }}
          />
        </Suspense>
      )}
    </>
  )
}

function undoableOf(match: Match): Undoable {
  return { id: match.id, amount: match.amount.amount, numbers: match.expectedTransactions.map(({ number }) => number) }
}

function useLoadedMatches(organization: History_organization$key) {
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    HistoryPaginationQuery,
    History_organization$key
  >(
    graphql`
      fragment History_organization on Organization
      @refetchable(queryName: "HistoryPaginationQuery")
      @argumentDefinitions(
        first: { type: "Int!" }
        after: { type: "String" }
        filter: { type: "ReconciliationFilter!" }
      )
      @throwOnFieldError {
        reconciliations(first: $first, after: $after, filter: $filter)
          @connection(key: "History_reconciliations", filters: ["filter"]) {
          edges {
            cursor
          }
          ...History_matches
        }
      }
    `,
    organization,
  )
  // Read in a separate fragment: each answer changes the organization's record, which would otherwise read all loaded matches again.
  const { edges } = useFragment<History_matches$key>(
    graphql`
      fragment History_matches on ReconciliationConnection @throwOnFieldError {
        edges {
          node {
            id
            ...HistoryRow_reconciliation
            ...HistoryDetail_reconciliation
          }
        }
      }
    `,
    data.reconciliations,
  )
  const nodes = useMemo(() => edges.map(({ node }) => node), [edges])
  const loadMore = useCallback(() => {
    if (hasNext && !isLoadingNext) loadNext(MAX_AT_ONCE)
  }, [hasNext, isLoadingNext, loadNext])
  const reload = useCallback(() => {
    startTransition(() => void refetch({}, { fetchPolicy: 'network-only' }))
  }, [refetch])
  return { nodes, hasNext, loadMore, reload }
}

function KindFilter({ address, onAddress }: Pick<HistoryProps, 'address' | 'onAddress'>) {
  const intl = useIntl()
  return (
    <div className="lp-h">
      <div className="seg sm" role="group" aria-label={intl.formatMessage({ id: 'reconciliation.history.kind' })}>
        {([null, ...kinds] as const).map(kind => (
          <button
            key={kind ?? 'ALL'}
            type="button"
            className={kind === address.kind ? 'on' : undefined}
            aria-pressed={kind === address.kind}
            onClick={() => onAddress({ kind })}
          >
            <FormattedMessage id={`reconciliation.kind.${kind ?? 'ALL'}`} />
          </button>
        ))}
      </div>
    </div>
  )
}

type MatchListProps = {
  matches: readonly Row[]
  currentId: string | null
  currency: string | null
  hasMore: boolean
  onMore: () => void
  /** `opens`: a small screen opens the match. */
  onGo: (id: string, opens: boolean) => void
  empty: ReactNode
}

/** Distance to the end, in rows, at which the next page is loaded. */
const NEAR_END = 40

function MatchList({ matches, currentId, currency, hasMore, onMore, onGo, empty }: MatchListProps) {
  const intl = useIntl()
  const scroller = useRef<HTMLDivElement>(null)
  const rows = useMemo(() => groupByDay(matches), [matches])
  const { virtual, pinned } = useDayRows(rows, scroller)
  const lastShown = virtual.getVirtualItems().at(-1)?.index ?? 0
  useEffect(() => {
    if (hasMore && lastShown >= rows.length - NEAR_END) onMore()
  }, [hasMore, lastShown, rows.length, onMore])

  const onKeyDown = (event: KeyboardEvent): void => {
    const command = commandOf(event, 'ELSEWHERE', singleKeysOn())
    const by = command === null ? null : stepsOf(command, 'LINES')
    if (by === null) return
    event.preventDefault()
    const place = matches.findIndex(({ id }) => id === currentId)
    const next = matches[Math.max(0, Math.min(matches.length - 1, place + by))]
    if (next === undefined) return
    onGo(next.id, false)
    virtual.scrollToIndex(rows.findIndex(({ key }) => key === next.id))
  }
  // Only a mounted option can be the active descendant; without options the element is not a listbox, but keeps the focus.
  const isShown = virtual.getVirtualItems().some(({ index }) => rows[index]?.key === currentId)
  const listbox = {
    role: 'listbox',
    'aria-label': intl.formatMessage({ id: 'reconciliation.history' }),
    'aria-activedescendant': isShown ? `match-${currentId}` : undefined,
  }
  return (
    <div ref={scroller} className="lines" tabIndex={0} onKeyDown={onKeyDown} {...(rows.length > 0 && listbox)}>
      {rows.length === 0 ? (
        empty
      ) : (
        <div className="lines-room" role="presentation" style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(item => {
            const row = rows[item.index]
            if (row === undefined) return null
            const isPinned = item.index === pinned.current
            const place = isPinned ? undefined : { transform: `translateY(${item.start}px)` }
            return row.kind === 'DAY' ? (
              <div key={item.key} role="presentation" className={isPinned ? 'day pinned' : 'day'} style={place}>
                <DayHead date={row.date} message="reconciliation.history.count" count={hasMore ? null : row.count} />
              </div>
            ) : (
              <div
                key={item.key}
                role="presentation"
                className="ln-place"
                style={{ transform: `translateY(${item.start}px)` }}
              >
                <HistoryRow
                  id={`match-${row.line.id}`}
                  match={row.line}
                  isCurrent={row.line.id === currentId}
                  currency={currency}
                  onGo={id => onGo(id, true)}
                />
              </div>
            )
          })}
        </div>
      )}
    </div>
  )
}
