import type { CSSProperties } from 'react'
import { useIntl } from 'react-intl'

/** A gray bar in place of text. Skeletons appear after 150 ms: faster loads must not flicker. */
export function Bar({ width, height = 16 }: { width: CSSProperties['width']; height?: number }) {
  return <span className="skeleton" style={{ width, height }} aria-hidden />
}

/** Head, toolbar and rows of a list page. */
export function ListSkeleton({ rows = 16, tabs = false }: { rows?: number; tabs?: boolean }) {
  const { formatMessage } = useIntl()
  return (
    <main
      id="main"
      className="main fill late"
      tabIndex={-1}
      aria-busy="true"
      aria-label={formatMessage({ id: 'page.loading' })}
    >
      <HeadSkeleton />
      {tabs ? <div className="tabs" style={{ height: 37 }} /> : null}
      <div className="toolbar">
        <Bar width={280} height={32} />
        <Bar width={120} height={28} />
      </div>
      <div className="list-body">
        <RowsSkeleton rows={rows} />
      </div>
    </main>
  )
}

/** Rows of a grid, in their final height. */
function RowsSkeleton({ rows = 16 }: { rows?: number }) {
  return (
    <div className="skeleton-rows" aria-hidden>
      <div className="skeleton-head" />
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="skeleton-row">
          <Bar width="14%" height={12} />
          <Bar width={`${24 + ((index * 7) % 18)}%`} height={12} />
          <Bar width="10%" height={12} />
          <Bar width="16%" height={12} />
        </div>
      ))}
    </div>
  )
}

/** Head and cards of a form. */
export function FormSkeleton({ cards = 2 }: { cards?: number }) {
  const { formatMessage } = useIntl()
  return (
    <main
      id="main"
      className="main late"
      tabIndex={-1}
      aria-busy="true"
      aria-label={formatMessage({ id: 'page.loading' })}
    >
      <HeadSkeleton />
      <div className="page form-grid">
        <div className="form-column">
          {Array.from({ length: cards }, (_, index) => (
            <CardSkeleton key={index} height={220} />
          ))}
        </div>
      </div>
    </main>
  )
}

/** A card of a height. */
export function CardSkeleton({ height }: { height: number }) {
  return (
    <div className="card card-b" style={{ height }} aria-hidden>
      <div className="late">
        <Bar width={140} height={16} />
        <br />
        <Bar width="80%" height={12} />
        <br />
        <Bar width="60%" height={12} />
      </div>
    </div>
  )
}

/** Breadcrumb and title. */
export function HeadSkeleton() {
  return (
    <div className="head" aria-hidden>
      <div>
        <Bar width={120} height={12} />
        <div style={{ height: 8 }} />
        <Bar width={220} height={24} />
      </div>
    </div>
  )
}
