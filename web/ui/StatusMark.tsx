import type { ReactNode } from 'react'

/** The meaning of a status, for any record: each has its own shape and color, with the word next to it. */
export type StatusKind = 'needsAction' | 'scheduled' | 'partial' | 'done' | 'failed' | 'off'

const marks: Record<StatusKind, string> = {
  needsAction: 'st-needs',
  scheduled: 'st-scheduled',
  partial: 'st-progress',
  done: 'st-sent',
  failed: 'st-failed',
  off: 'st-off',
}

/** A status: shape, color and word; `note` adds a short reason. */
export function StatusMark({ kind, children, note }: { kind: StatusKind; children: ReactNode; note?: ReactNode }) {
  return (
    <span className={`st ${marks[kind]}`}>
      <span className="g" aria-hidden />
      {children}
      {note ? <i>{note}</i> : null}
    </span>
  )
}
