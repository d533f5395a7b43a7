import { FormattedMessage } from 'react-intl'

type SeriesChoiceProps = { endSeries: boolean; onChange: (endSeries: boolean) => void }

/** Whether to cancel only this payment, or to end its series too. */
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
