import { FormattedMessage, useIntl } from 'react-intl'
import { currencies } from '../../../../i18n/currency.ts'
import type { ListState } from '../../../../ui/list/useListState.ts'
import { PeriodChoice } from '../../_components/PeriodChoice.tsx'
import { type FlowState, type Unit, unitsFor } from '../_lib/flowState.ts'

type FlowChoicesProps = { list: ListState<FlowState>; unit: Unit; span: { from: string; to: string } }

/** Chooses the period, its unit and the currency. */
export function FlowChoices({ list: { state, set }, unit, span }: FlowChoicesProps) {
  const { formatMessage } = useIntl()
  return (
    <>
      <PeriodChoice
        label={formatMessage({ id: 'cashFlow.period' })}
        value={state.period}
        onChange={period => set({ period, unit: null, open: null })}
      />
      <div className="seg" role="radiogroup" aria-label={formatMessage({ id: 'cashFlow.unit' })}>
        {unitsFor(span).map(each => (
          <label key={each} className={each === unit ? 'on' : undefined}>
            <input
              className="sr"
              type="radio"
              name="unit"
              checked={each === unit}
              onChange={() => set({ unit: each, open: null })}
            />
            <FormattedMessage id={`cashFlow.unit.${each}`} />
          </label>
        ))}
      </div>
      <select
        className="input sm flow-currency"
        aria-label={formatMessage({ id: 'cashFlow.currency' })}
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
