import { useIntl } from 'react-intl'
import { CardSkeleton, HeadSkeleton } from '../../../ui/states/Skeletons.tsx'
import { ACTIVITY_HEIGHT, IMPORTS_HEIGHT, MATURITIES_HEIGHT, UNRECONCILED_HEIGHT } from './_components/cardHeights.ts'
import './home.css'

/** The home page before its code is here: the same cards at the same heights. */
export function HomeSkeleton() {
  const { formatMessage } = useIntl()
  return (
    <main id="main" className="main" tabIndex={-1} aria-busy="true" aria-label={formatMessage({ id: 'page.loading' })}>
      <div className="late">
        <HeadSkeleton />
      </div>
      <div className="page home">
        <CardSkeleton height={UNRECONCILED_HEIGHT} />
        <div className="home-side">
          <CardSkeleton height={IMPORTS_HEIGHT} />
          <CardSkeleton height={MATURITIES_HEIGHT} />
          <CardSkeleton height={ACTIVITY_HEIGHT} />
        </div>
      </div>
    </main>
  )
}
