import type { ReactNode } from 'react'

/** Replaces rows: what the list is for, and what to do next. */
export function EmptyState({
  icon,
  title,
  children,
  action,
}: {
  icon?: ReactNode
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className="state">
      {icon ? <span className="state-icon">{icon}</span> : null}
      <h2>{title}</h2>
      {children ? <p>{children}</p> : null}
      {action ? <div className="row wrap">{action}</div> : null}
    </div>
  )
}
