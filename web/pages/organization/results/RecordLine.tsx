import type { ReactNode } from 'react'
import './recordLines.css'

/** One record of a dialog: whom it is about and what tells it from others, and at the end its amount or what became of it. */
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
