import { type ReactNode, type Ref, useEffect, useImperativeHandle, useMemo, useRef } from 'react'
import { useIntl } from 'react-intl'
import { groupByDay } from '../_lib/days.ts'
import type { WorkspaceState } from '../_lib/workspaceState.ts'
import { DayHead } from './DayHead.tsx'
import { type Line, LineRow, MatchedByOtherRow } from './LineRow.tsx'
import { useDayRows } from '../_lib/useDayRows.ts'

/** Distance to the end, in rows, at which the next page is loaded. */
const NEAR_END = 40

/** Commands that the workspace can send to the list. */
export type LinesHandle = { focus: () => void }

type LinesPaneProps = {
  lines: readonly Line[]
  state: WorkspaceState
  canPick: boolean
  showAccount: boolean
  currency: string | null
  hasMore: boolean
  onMore: () => void
  onGo: (id: string) => void
  onPick: (id: string) => void
  /** Replaces the lines when there are none. */
  empty: ReactNode
  ref?: Ref<LinesHandle>
}

/** The statement lines, grouped by day and virtualized. */
export function LinesPane({ lines, state, hasMore, onMore, empty, ref, ...row }: LinesPaneProps) {
  const intl = useIntl()
  const scroller = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => ({ focus: () => scroller.current?.focus({ preventScroll: true }) }))
  const rows = useMemo(() => groupByDay(lines), [lines])
  const currentIndex = rows.findIndex(({ key }) => key === state.lineId)
  const { virtual, pinned } = useDayRows(rows, scroller)
  // Only a mounted option can be the active descendant: not one out of view, nor one that a colleague has matched.
  const isShown = virtual.getVirtualItems().some(({ index }) => index === currentIndex)
  const activeId = isShown && state.taken[state.lineId ?? ''] === undefined ? state.lineId : null

  const lastShown = virtual.getVirtualItems().at(-1)?.index ?? 0
  useEffect(() => {
    if (hasMore && lastShown >= rows.length - NEAR_END) onMore()
  }, [hasMore, lastShown, rows.length, onMore])
  useEffect(() => {
    if (currentIndex >= 0) virtual.scrollToIndex(currentIndex, { align: 'auto' })
    // Only a move of the place scrolls: rows that come and go must not.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [state.lineId])

  const isPicking = state.pickedLineIds.length > 0
  // Without lines the element is not a listbox, but keeps the focus.
  const listbox = {
    role: 'listbox',
    'aria-label': intl.formatMessage({ id: 'reconciliation.lines' }),
    'aria-multiselectable': row.canPick,
    'aria-activedescendant': activeId === null ? undefined : rowId(activeId),
  }
  return (
    <div ref={scroller} className="lines" tabIndex={0} {...(rows.length > 0 && listbox)}>
      {rows.length === 0 ? (
        empty
      ) : (
        <div className="lines-room" role="presentation" style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(item => {
            const one = rows[item.index]
            if (one === undefined) return null
            if (one.kind === 'DAY') {
              const isPinned = item.index === pinned.current
              return (
                <div
                  key={item.key}
                  role="presentation"
                  className={isPinned ? 'day pinned' : 'day'}
                  style={isPinned ? undefined : { transform: `translateY(${item.start}px)` }}
                >
                  <DayHead
                    date={one.date}
                    message="reconciliation.day.count"
                    // The last day may continue in the part that is not loaded yet.
                    count={!hasMore || item.index + one.count < rows.length - 1 ? one.count : null}
                  />
                </div>
              )
            }
            const taken = state.taken[one.line.id]
            return (
              <div
                key={item.key}
                role="presentation"
                className="ln-place"
                style={{ transform: `translateY(${item.start}px)` }}
              >
                {taken === undefined ? (
                  <LineRow
                    id={rowId(one.line.id)}
                    line={one.line}
                    isCurrent={one.line.id === state.lineId}
                    isPicked={state.pickedLineIds.includes(one.line.id)}
                    isPicking={isPicking}
                    isLeaving={state.leavingIds.includes(one.line.id)}
                    isSkipped={state.skippedIds.includes(one.line.id)}
                    {...row}
                  />
                ) : (
                  <MatchedByOtherRow line={one.line} taken={taken} showAccount={row.showAccount} />
                )}
              </div>
            )
          })}
        </div>
      )}
    </div>
  )
}

function rowId(lineId: string): string {
  return `line-${lineId}`
}
