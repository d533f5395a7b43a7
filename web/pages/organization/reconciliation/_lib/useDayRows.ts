import { type Range, defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useMemo, useRef } from 'react'
import type { DayRow } from './days.ts'

const ROW = 56
const DAY = 28

/** The mounted rows, with the heading of the current day pinned to the top. */
export function useDayRows<Row>(rows: readonly DayRow<Row>[], scroller: RefObject<HTMLDivElement | null>) {
  const heads = useMemo(() => rows.flatMap((row, index) => (row.kind === 'DAY' ? [index] : [])), [rows])
  const pinned = useRef(0)
  const rangeExtractor = useCallback(
    (range: Range) => {
      pinned.current = heads.findLast(index => index <= range.startIndex) ?? 0
      return [...new Set([pinned.current, ...defaultRangeExtractor(range)])].sort((a, b) => a - b)
    },
    [heads],
  )
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: index => (rows[index]?.kind === 'DAY' ? DAY : ROW),
    getItemKey: index => rows[index]?.key ?? index,
    overscan: 8,
    // The pinned heading covers the top of the list.
    scrollPaddingStart: DAY,
    rangeExtractor,
    initialRect: { width: 496, height: 720 },
  })
  return { virtual, pinned }
}
