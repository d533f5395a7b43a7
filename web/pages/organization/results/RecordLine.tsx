import type { ReactNode } from 'react'
import './recordLines.css'

/** One record in a dialog: its name, a detail that distinguishes it, and its amount or result at the end. */
export function RecordLine({ name, detail, children }: { name: string; detail: string; children: ReactNode }) {
  return (
    <li>
      <span className="grow">
        <b className="trunc" title={name}>
          {name}
        </b>
        <small>{detail}</small>
      </span>
      {children}
    </li>
  )
}
