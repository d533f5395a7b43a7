import { FormattedMessage } from 'react-intl'

type SeriesChoiceProps = { endSeries: boolean; onChange: (endSeries: boolean) => void }

/** Whether only this payment is called off, or its series ends with it. */
export function SeriesChoice({ endSeries, onChange }: SeriesChoiceProps) {
  return (
    <fieldset className="field series-choice">
      <legend className="label">
        <FormattedMessage id="payments.series" />
      </legend>
      {(['one', 'all'] as const).map(which => (
        <label key={which}>
          <input
            type="radio"
            name="series"
            checked={endSeries === (which === 'all')}
            onChange={() => onChange(which === 'all')}
          />
          <span>
            <b>
              <FormattedMessage id={`payments.series.${which}`} />
            </b>
            <small>
              <FormattedMessage id={`payments.series.${which}.hint`} />
            </small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
