import type { ReactNode } from 'react'
import { type LinkProps, Link } from 'react-router'
import { preload } from '../relay/hover.ts'

export type TabLink = { id: string; label: ReactNode; count?: ReactNode; to: LinkProps['to'] }

/** Views of a page with their own addresses: links, so that each can be opened, shared and returned to. */
export function Tabs({
  label,
  tabs,
  current,
  end,
}: {
  label: string
  tabs: readonly TabLink[]
  current: string
  end?: ReactNode
}) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map(({ id, label: text, count, to }) => (
        <Link
          key={id}
          to={to}
          aria-current={id === current ? 'page' : undefined}
          onPointerEnter={() => typeof to === 'string' && preload(to)}
        >
          {text}
          {count !== undefined ? <em>{count}</em> : null}
        </Link>
      ))}
      {end ? (
        <>
          <span className="sp" />
          {end}
        </>
      ) : null}
    </nav>
  )
}
