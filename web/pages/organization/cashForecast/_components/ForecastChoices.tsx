import { FormattedMessage, useIntl } from 'react-intl'
import { currencies } from '../../../../i18n/currency.ts'
import type { ListState } from '../../../../ui/list/useListState.ts'
import { type ForecastState, units } from '../_lib/forecastState.ts'

/** Chooses the unit of periods, the currency, and the dates on which receipts are expected. */
export function ForecastChoices({ list: { state, set } }: { list: ListState<ForecastState> }) {
  const { formatMessage } = useIntl()
  return (
    <>
      <div className="seg" role="radiogroup" aria-label={formatMessage({ id: 'cashForecast.unit' })}>
        {units.map(unit => (
          <label key={unit} className={unit === state.unit ? 'on' : undefined}>
            <input
              className="sr"
              type="radio"
              name="unit"
              checked={unit === state.unit}
              onChange={() => set({ unit, open: null })}
            />
            <FormattedMessage id={`cashForecast.unit.${unit}`} />
          </label>
        ))}
      </div>
      <div className="seg" role="radiogroup" aria-label={formatMessage({ id: 'cashForecast.dates' })}>
        {([null, 'DUE'] as const).map(dates => (
          <label key={dates} className={dates === state.dates ? 'on' : undefined}>
            <input
              className="sr"
              type="radio"
              name="dates"
              checked={dates === state.dates}
              onChange={() => set({ dates, open: null })}
            />
            <FormattedMessage id={`cashForecast.dates.${dates ?? 'USUAL'}`} />
          </label>
        ))}
      </div>
      <select
        className="input sm forecast-currency"
        aria-label={formatMessage({ id: 'cashForecast.currency' })}
        value={state.currency}
        onChange={event => set({ currency: currencies.find(each => each === event.target.value) ?? 'IDR', open: null })}
      >
        {currencies.map(each => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </>
  )
}
