import type { ReactNode } from 'react'
import { PortalLink } from './PortalLink.tsx'

type PortalRowProps = { href: string; title: string; detail: ReactNode; amount: string; mark: ReactNode }

/** A record in a list: its number and what is to know of it, its amount and where it stands. */
export function PortalRow({ href, title, detail, amount, mark }: PortalRowProps) {
  return (
    <li>
      <PortalLink className="portal-row" href={href}>
        <span className="portal-row-main">
          <b>{title}</b>
          <small>{detail}</small>
        </span>
        <span className="portal-row-side">
          <b className="num">{amount}</b>
          {mark}
        </span>
      </PortalLink>
    </li>
  )
}
