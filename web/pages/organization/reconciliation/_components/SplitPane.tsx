import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Pane } from '../_lib/workspaceState.ts'

const STORED = 'arus.reconciliation.width'
const NARROWEST = 360
const WIDEST = 720
const DEFAULT = 496
const STEP = 16

/** Two panes with a divider that can be moved with the pointer and arrow keys; small screens show one of them. */
export function SplitPane({ pane, start, end }: { pane: Pane; start: ReactNode; end: ReactNode }) {
  const intl = useIntl()
  const [width, setWidth] = useState(readWidth)
  const room = useRef<HTMLDivElement>(null)

  const change = (next: number): void => {
    const bounded = Math.round(Math.max(NARROWEST, Math.min(WIDEST, next)))
    setWidth(bounded)
    localStorage.setItem(STORED, String(bounded))
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = { ArrowLeft: width - STEP, ArrowRight: width + STEP, Home: NARROWEST, End: WIDEST, Enter: DEFAULT }[
      event.key
    ]
    if (next === undefined) return
    event.preventDefault()
    change(next)
  }
  const onPointerMove = (event: PointerEvent): void => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    change(event.clientX - (room.current?.getBoundingClientRect().left ?? 0))
  }
  const style: CSSProperties & Record<'--lines-width', string> = { '--lines-width': `${width}px` }
  return (
    <div className="ws" ref={room} data-pane={pane} style={style}>
      {start}
      <div
        className="split"
        role="separator"
        tabIndex={0}
        aria-orientation="vertical"
        aria-label={intl.formatMessage({ id: 'reconciliation.resize' })}
        aria-valuenow={width}
        aria-valuemin={NARROWEST}
        aria-valuemax={WIDEST}
        onKeyDown={onKeyDown}
        onPointerDown={event => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={onPointerMove}
        onDoubleClick={() => change(DEFAULT)}
      />
      {end}
    </div>
  )
}

function readWidth(): number {
  const stored = Number(localStorage.getItem(STORED))
  return stored >= NARROWEST && stored <= WIDEST ? stored : DEFAULT
}
