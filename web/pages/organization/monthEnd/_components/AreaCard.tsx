import { FormattedMessage } from 'react-intl'
import { RequestFailed } from '../../../../relay/operation.ts'
import { Failure } from '../../../../ui/states/Failure.tsx'
import { type Area, type MonthDays, progressOf, type Step } from '../_lib/steps.ts'
import { StepList } from './StepList.tsx'

type AreaCardProps = {
  area: Area
  /** Null: it could not be loaded. */
  steps: readonly Step[] | null
  month: MonthDays
  onRetry: () => void
}

/** The service of an area is unavailable: retrying may succeed. */
const AWAY = new RequestFailed('', null)

/** The steps of one area, independent of the other. */
export function AreaCard({ area, steps, month, onRetry }: AreaCardProps) {
  const progress = steps && progressOf(steps)
  return (
    <section className="card" aria-labelledby={`month-end-${area}`}>
      <div className="card-h">
        <h2 id={`month-end-${area}`}>
          <FormattedMessage id={`monthEnd.area.${area}`} />
        </h2>
        {progress ? (
          <span className="end muted t13">
            <FormattedMessage id="monthEnd.progress" values={progress} />
          </span>
        ) : null}
      </div>
      {steps ? <StepList steps={steps} month={month} /> : <Failure error={AWAY} onRetry={onRetry} />}
    </section>
  )
}
