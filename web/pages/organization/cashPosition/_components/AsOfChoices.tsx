import { useIntl } from 'react-intl'
import { addDays, isDate } from '../../../../i18n/calendarDate.ts'
import { currencyOf } from '../../../../i18n/currency.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { DateInput } from '../../../../ui/form/DateInput.tsx'
import type { ListState } from '../../../../ui/list/useListState.ts'
import { type CashPositionState, MAX_DAYS } from '../_lib/cashPositionState.ts'

type AsOfChoicesProps = { currencies: readonly string[]; currency: string; list: ListState<CashPositionState> }

/** Chooses the currency and the day of the position. */
export function AsOfChoices({ currencies, currency, list: { state, set } }: AsOfChoicesProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const today = formats.today()
  const earliest = addDays(today, 1 - MAX_DAYS)
  function choose(value: string | null) {
    if (value === null || !isDate(value) || value < earliest || value > today) return
    set({ day: value === today ? null : value, open: null })
  }
  return (
    <>
      <div className="day-choice">
        <DateInput
          label={formatMessage({ id: 'cashPosition.asOf' })}
          min={earliest}
          max={today}
          value={state.day ?? today}
          onChange={choose}
        />
      </div>
      {currencies.length > 1 ? (
        <div className="seg" role="radiogroup" aria-label={formatMessage({ id: 'cashPosition.currency' })}>
          {currencies.map(each => (
            <label key={each} className={each === currency ? 'on' : undefined}>
              <input
                className="sr"
                type="radio"
                name="currency"
                checked={each === currency}
                onChange={() => set({ currency: currencyOf(each), open: null })}
              />
              {each}
            </label>
          ))}
        </div>
      ) : null}
    </>
  )
}
