import { lazy, type ReactNode, Suspense } from 'react'
import { FormattedMessage } from 'react-intl'
import { usePermission } from '../../../../shell/permissions.tsx'
import type { HomeQueriesRead } from '../_lib/homeQueries.ts'
import { ACTIVITY_HEIGHT, CASH_HEIGHT, FORECAST_HEIGHT, NEEDS_HEIGHT, PAYABLES_HEIGHT } from './cardHeights.ts'
import { HomeActivity } from './HomeActivity.tsx'
import { HomeCard } from './HomeCard.tsx'
import { HomeCash } from './HomeCash.tsx'
import { HomeForecast } from './HomeForecast.tsx'
import { HomeNeeds } from './HomeNeeds.tsx'
import { HomePayables } from './HomePayables.tsx'

// Subscriptions start after the page is shown.
const HomeChanges = lazy(() => import('./HomeChanges.tsx').then(module => ({ default: module.HomeChanges })))

export type HomeCardsProps = {
  queries: Pick<HomeQueriesRead, 'needs' | 'cash' | 'forecast' | 'payables' | 'activity'>
  onRetry: () => void
  /** The remaining first steps. */
  steps?: ReactNode
}

/** The cards of treasury: what needs the viewer, cash with its age, forecast, payables, and activity. */
export function HomeCards({ queries, onRetry, steps }: HomeCardsProps) {
  const mayAnalyze = usePermission('TREASURY_ANALYSIS_VIEW')
  return (
    <div className={!mayAnalyze ? 'home narrow' : steps ? 'home with-steps' : 'home'}>
      {mayAnalyze ? (
        <Suspense fallback={null}>
          <HomeChanges />
        </Suspense>
      ) : null}
      {/* First in the DOM, and next to the figures where there is room: on a phone it comes first. */}
      <div className="home-side">
        <HomeCard id="needs" height={NEEDS_HEIGHT} query={queries.needs} onRetry={onRetry}>
          <HomeNeeds query={queries.needs} onRetry={onRetry} />
        </HomeCard>
        {steps}
      </div>
      {mayAnalyze ? (
        <>
          <HomeCard
            id="cash"
            height={CASH_HEIGHT}
            note={<FormattedMessage id="home.cash.what" />}
            to={{ path: '/cash-position', label: <FormattedMessage id="home.cash.open" /> }}
            query={queries.cash}
            onRetry={onRetry}
          >
            <HomeCash query={queries.cash} />
          </HomeCard>
          <HomeCard
            id="forecast"
            height={FORECAST_HEIGHT}
            note={<FormattedMessage id="home.forecast.what" />}
            to={{ path: '/cash-forecast', label: <FormattedMessage id="home.forecast.open" /> }}
            query={queries.forecast}
            onRetry={onRetry}
          >
            <HomeForecast query={queries.forecast} />
          </HomeCard>
          <HomeCard
            id="payables"
            height={PAYABLES_HEIGHT}
            to={{ path: '/payables', label: <FormattedMessage id="home.payables.open" /> }}
            query={queries.payables}
            onRetry={onRetry}
          >
            <HomePayables query={queries.payables} />
          </HomeCard>
        </>
      ) : null}
      <ActivityCard query={queries.activity} onRetry={onRetry} />
    </div>
  )
}

/** The latest activity, in both areas. */
export function ActivityCard({ query, onRetry }: { query: HomeQueriesRead['activity']; onRetry: () => void }) {
  return (
    <HomeCard
      id="activity"
      height={ACTIVITY_HEIGHT}
      to={{ path: '/log', label: <FormattedMessage id="home.activity.open" /> }}
      query={query}
      onRetry={onRetry}
    >
      <HomeActivity query={query} />
    </HomeCard>
  )
}
