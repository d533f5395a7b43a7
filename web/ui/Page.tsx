import { ChevronRight } from 'lucide-react'
import { Fragment, lazy, type ReactNode, Suspense } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import { preload } from '../relay/hover.ts'
import { useDocumentTitle } from './useDocumentTitle.ts'

const NeighborLinks = lazy(() => import('./list/NeighborLinks.tsx').then(module => ({ default: module.NeighborLinks })))

export type Crumb = { label: string; to?: string }

type PageProps = {
  /** Name of the page: heading and document title. */
  title: string
  /** Document title where another page has the same name; null where a part of the page sets it. */
  documentTitle?: string | null
  crumbs?: readonly Crumb[]
  /** Next to the title: a count, a date. */
  note?: ReactNode
  /** Address of the shown record in its list: leads to the previous and next one there. */
  listed?: string
  /** Buttons on the right, the primary one last. */
  actions?: ReactNode
  /** The page fills the window and scrolls inside itself: grids and the workspace. */
  fill?: boolean
  children: ReactNode
}

/** Head and body of a page. */
export function Page({
  title,
  documentTitle = title,
  crumbs,
  note,
  listed,
  actions,
  fill = false,
  children,
}: PageProps) {
  useDocumentTitle(documentTitle)
  return (
    <main id="main" className={fill ? 'main fill' : 'main'} tabIndex={-1}>
      <div className="head">
        <div className="head-title">
          {crumbs ? <Breadcrumb crumbs={crumbs} /> : null}
          <h1>
            {title}
            {note === undefined || note === null ? null : <span className="n">{note}</span>}
          </h1>
        </div>
        {listed || actions ? (
          <div className="acts">
            {listed ? (
              <Suspense fallback={null}>
                <NeighborLinks address={listed} />
              </Suspense>
            ) : null}
            {actions}
          </div>
        ) : null}
      </div>
      {children}
    </main>
  )
}

function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { formatMessage } = useIntl()
  return (
    <nav className="crumb" aria-label={formatMessage({ id: 'page.breadcrumb' })}>
      {crumbs.map(({ label, to }, index) => (
        <Fragment key={label}>
          {index > 0 ? <ChevronRight className="i" aria-hidden /> : null}
          {to ? (
            <Link to={to} onPointerEnter={() => preload(to)} onFocus={() => preload(to)}>
              {label}
            </Link>
          ) : (
            <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>{label}</span>
          )}
        </Fragment>
      ))}
    </nav>
  )
}
