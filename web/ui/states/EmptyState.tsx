import type { ReactNode } from 'react'

/** What stands where rows would: what the place is for, and the way on. */
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
