import type { CSSProperties, ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { preload } from '../../../../relay/hover.ts'
import { Boundary } from '../../../../ui/states/Boundary.tsx'
import { Failure } from '../../../../ui/states/Failure.tsx'
import { Bar } from '../../../../ui/states/Skeletons.tsx'

type HomeCardProps = {
  id: 'needs' | 'cash' | 'forecast' | 'payables' | 'activity'
  height: number
  /** Describes its figures, next to its title. */
  note?: ReactNode
  /** Link to the full data behind the card. */
  to?: { path: string; label: ReactNode }
  /** The query behind it: a new one retries after a failure. */
  query: object
  /** Refetches the page: shared by all cards, so that several failed ones cause one refetch. */
  onRetry: () => void
  children: ReactNode
}

/** A card of the home page: it loads and fails on its own, and reserves its height. */
export function HomeCard({ id, height, note, to, query, onRetry, children }: HomeCardProps) {
  return (
    <section
      className={`card home-card home-${id}`}
      style={{ '--height': `${height}px` } as CSSProperties}
      aria-labelledby={`home-${id}`}
    >
      <div className="card-h">
        <h2 id={`home-${id}`}>
          <FormattedMessage id={`home.${id}`} />
        </h2>
        {note ? <span className="muted t12">{note}</span> : null}
        {to ? (
          <span className="end">
            <Link
              className="link t13"
              to={to.path}
              onPointerEnter={() => preload(to.path)}
              onFocus={() => preload(to.path)}
            >
              {to.label}
            </Link>
          </span>
        ) : null}
      </div>
      <div className="home-body">
        <Boundary shows={query} fallback={<Rows />} failure={error => <Failure error={error} onRetry={onRetry} />}>
          {children}
        </Boundary>
      </div>
    </section>
  )
}

function Rows() {
  return (
    <div className="home-rows late" aria-hidden>
      {[64, 52, 58, 48].map(width => (
        <Bar key={width} width={`${width}%`} height={14} />
      ))}
    </div>
  )
}
