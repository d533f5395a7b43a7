import { useIntl } from 'react-intl'
import { Bar, HeadSkeleton } from '../ui/states/Skeletons.tsx'
import './shell.css'

/** The frame before the organization is known. */
export function ShellSkeleton() {
  const { formatMessage } = useIntl()
  return (
    <div className="app" aria-busy="true">
      <aside className="side">
        <div className="side-in late">
          <div className="org">
            <Bar width={28} height={28} />
            <Bar width={120} height={16} />
          </div>
        </div>
      </aside>
      <div className="side-content late">
        <main id="main" tabIndex={-1} aria-label={formatMessage({ id: 'page.loading' })}>
          <HeadSkeleton />
        </main>
      </div>
    </div>
  )
}
