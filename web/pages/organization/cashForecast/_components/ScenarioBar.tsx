import { X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ScenarioBar_forecast$key } from '../../../../__generated__/ScenarioBar_forecast.graphql.ts'
import { compareDecimals } from '../../../../i18n/decimal.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Money } from '../../../../ui/Money.tsx'
import type { ListState } from '../../../../ui/list/useListState.ts'
import { type ForecastState, hasScenario, MAX_LATE_DAYS, viewOf } from '../_lib/forecastState.ts'

const SaveListView = lazy(() =>
  import('../../../../ui/list/ListViews.tsx').then(module => ({ default: module.SaveListView })),
)

/** What if, in one sentence with its outcome. It stays in the address, so that it can be kept and sent on. */
export function ScenarioBar({
  forecastKey,
  list: { state, set, canonical },
}: {
  forecastKey: ScenarioBar_forecast$key
  list: ListState<ForecastState>
}) {
  const { formatMessage } = useIntl()
  const { minimum, scenario } = useFragment(
    graphql`
      fragment ScenarioBar_forecast on CashForecast @throwOnFieldError {
        minimum {
          amount
        }
        scenario {
          lowest {
            amount {
              amount
              currency
            }
          }
          periods {
            lowest {
              amount {
                amount
              }
            }
          }
        }
      }
    `,
    forecastKey,
  )
  const below = scenario?.periods.filter(
    ({ lowest }) => minimum && lowest && compareDecimals(lowest.amount.amount, minimum.amount) < 0,
  )
  return (
    <div className="note forecast-scenario" role="group" aria-label={formatMessage({ id: 'cashForecast.whatIf' })}>
      <b>
        <FormattedMessage id="cashForecast.whatIf" />
      </b>
      <NumberChoice id="cashForecast.late" most={MAX_LATE_DAYS} value={state.late} onChange={late => set({ late })} />
      <NumberChoice id="cashForecast.less" most={100} value={state.less} onChange={less => set({ less })} />
      <NumberChoice
        id="cashForecast.paylate"
        most={MAX_LATE_DAYS}
        value={state.paylate}
        onChange={paylate => set({ paylate })}
      />
      <label className="forecast-check">
        <input
          type="checkbox"
          checked={state.unapproved !== null}
          onChange={({ target: { checked } }) => set({ unapproved: checked ? 'YES' : null })}
        />
        <FormattedMessage id="cashForecast.unapproved" />
      </label>
      {hasScenario(state) ? (
        <>
          <Button
            variant="ghost"
            size="sm"
            iconOnly
            aria-label={formatMessage({ id: 'cashForecast.whatIf.clear' })}
            onClick={() => set({ late: 0, less: 0, paylate: 0, unapproved: null })}
          >
            <X className="i" aria-hidden />
          </Button>
          <Suspense fallback={null}>
            <SaveListView list="CASH_FORECASTS" query={viewOf(state)} canonical={canonical} />
          </Suspense>
          {scenario?.lowest ? (
            <span className="forecast-outcome" role="status">
              {minimum && below ? (
                <>
                  <FormattedMessage id="cashForecast.below" values={{ periods: below.length }} />
                  {', '}
                </>
              ) : null}
              <FormattedMessage
                id="cashForecast.lowest"
                values={{ amount: <Money value={scenario.lowest.amount} currency /> }}
              />
            </span>
          ) : null}
        </>
      ) : null}
    </div>
  )
}

type NumberChoiceProps = {
  id: 'cashForecast.late' | 'cashForecast.less' | 'cashForecast.paylate'
  most: number
  value: number
  onChange: (value: number) => void
}

/** A whole number; it is asked for when the field is left, or on Enter. */
function NumberChoice({ id, most, value, onChange }: NumberChoiceProps) {
  const [typing, setTyping] = useState<string | null>(null)
  function take() {
    const typed = Number(typing)
    if (typing !== null && Number.isInteger(typed) && typed >= 0 && typed <= most && typed !== value) onChange(typed)
    setTyping(null)
  }
  return (
    <label className="forecast-number">
      <span>
        <FormattedMessage id={id} />
      </span>
      <input
        type="number"
        className="input sm"
        min={0}
        max={most}
        step={1}
        value={typing ?? value}
        onChange={event => setTyping(event.target.value)}
        onBlur={take}
        onKeyDown={event => {
          if (event.key === 'Enter') take()
        }}
      />
    </label>
  )
}
