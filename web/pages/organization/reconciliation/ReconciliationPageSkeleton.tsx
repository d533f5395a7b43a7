import { useIntl } from 'react-intl'
import { Bar, HeadSkeleton } from '../../../ui/states/Skeletons.tsx'
import { CandidatesSkeleton } from './_components/CandidatesSkeleton.tsx'
import './workspaceFrame.css'

/** The workspace while code or data is loading, in its shape. */
export function ReconciliationPageSkeleton() {
  const { formatMessage } = useIntl()
  return (
    <main
      id="main"
      className="main fill reconciliation late"
      tabIndex={-1}
      aria-busy="true"
      aria-label={formatMessage({ id: 'page.loading' })}
    >
      <HeadSkeleton />
      <div className="bar skeleton-bar" />
      <div className="ws" data-pane="LINES">
        <div className="lp" aria-hidden>
          <div className="lp-h" />
          {Array.from({ length: 12 }, (_, index) => (
            <div key={index} className="ln">
              <div>
                <Bar width={`${40 + ((index * 13) % 30)}%`} height={12} />
                <br />
                <Bar width="70%" height={10} />
              </div>
              <Bar width={120} height={12} />
            </div>
          ))}
        </div>
        <div className="split" />
        <CandidatesSkeleton />
      </div>
    </main>
  )
}
