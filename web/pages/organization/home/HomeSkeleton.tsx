import { useIntl } from 'react-intl'
import { CardSkeleton, HeadSkeleton } from '../../../ui/states/Skeletons.tsx'
import {
  ACTIVITY_HEIGHT,
  CASH_HEIGHT,
  FORECAST_HEIGHT,
  NEEDS_HEIGHT,
  PAYABLES_HEIGHT,
} from './_components/cardHeights.ts'
import './homeLayout.css'

/** The home page before its code is loaded: the same cards with the same heights. */
export function HomeSkeleton() {
  const { formatMessage } = useIntl()
  return (
    <main id="main" className="main" tabIndex={-1} aria-busy="true" aria-label={formatMessage({ id: 'page.loading' })}>
      <div className="late">
        <HeadSkeleton />
      </div>
      <div className="page home-page">
        <HomeBodySkeleton />
      </div>
    </main>
  )
}

/** Its cards, before it is known whether they have content. */
export function HomeBodySkeleton() {
  return (
    <div className="home">
      <div className="home-side">
        <CardSkeleton height={NEEDS_HEIGHT} />
      </div>
      <div className="home-cash">
        <CardSkeleton height={CASH_HEIGHT} />
      </div>
      <div className="home-forecast">
        <CardSkeleton height={FORECAST_HEIGHT} />
      </div>
      <div className="home-payables">
        <CardSkeleton height={PAYABLES_HEIGHT} />
      </div>
      <div className="home-activity">
        <CardSkeleton height={ACTIVITY_HEIGHT} />
      </div>
    </div>
  )
}
