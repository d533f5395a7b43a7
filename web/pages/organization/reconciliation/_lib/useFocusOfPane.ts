import { type RefObject, useEffect, useRef } from 'react'
import { candidateBoxes } from '../_components/candidateBoxes.ts'
import type { LinesHandle } from '../_components/LinesPane.tsx'

/** Moves the focus to the current place: the list of lines, or the candidate that the arrows reached. */
export function useFocusOfPane(
  pane: string,
  candidateIndex: number,
  lineId: string | null,
  list: RefObject<LinesHandle | null>,
  isNarrow: boolean,
): void {
  const isFirst = useRef(true)
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    // A text field keeps the focus: a colleague's change must not take it away.
    if (document.activeElement instanceof HTMLInputElement && document.activeElement.type !== 'checkbox') return
    if (pane === 'LINES') list.current?.focus()
    else if (!isNarrow) candidateBoxes()[candidateIndex]?.focus()
  }, [pane, candidateIndex, lineId, list, isNarrow])
}
