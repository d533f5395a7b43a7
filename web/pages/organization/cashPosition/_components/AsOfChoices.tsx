import { useIntl } from 'react-intl'
import { oldestDay } from '../../../../i18n/calendarDate.ts'
import { currencyOf } from '../../../../i18n/currency.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { DayChoice } from '../../../../ui/form/DayChoice.tsx'
import type { ListState } from '../../../../ui/list/useListState.ts'
import type { CashPositionState } from '../_lib/cashPositionState.ts'

type AsOfChoicesProps = { currencies: readonly string[]; currency: string; list: ListState<CashPositionState> }

/** Chooses the currency and the day of the position. */
export function AsOfChoices({ currencies, currency, list: { state, set } }: AsOfChoicesProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const today = formats.today()
  return (
    <>
      <DayChoice
        label={formatMessage({ id: 'cashPosition.asOf' })}
        min={oldestDay(today)}
        max={today}
        value={state.day ?? today}
        onChoose={day => set({ day: day === today ? null : day, open: null })}
      />
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
