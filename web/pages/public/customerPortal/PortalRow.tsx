import type { ReactNode } from 'react'
import { PortalLink } from './PortalLink.tsx'

type PortalRowProps = { href: string; title: string; detail: ReactNode; amount: string; mark: ReactNode }

/** A record in a list: its number and details, its amount and its status. */
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
