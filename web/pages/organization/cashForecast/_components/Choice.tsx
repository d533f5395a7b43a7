import { useIntl } from 'react-intl'
import { Field } from '../../../../ui/form/Field.tsx'

type ChoiceProps<Value extends string> = {
  label: 'cashForecast.plan.direction' | 'cashForecast.currency' | 'cashForecast.plan.rule' | 'cashForecast.plan.real'
  options: readonly Value[]
  value: Value
  nameOf: (option: Value) => string
  onChange: (option: Value) => void
  error?: string | undefined
}

/** Chooses one of a few options, in a form. */
export function Choice<Value extends string>({ label, options, value, nameOf, onChange, error }: ChoiceProps<Value>) {
  const { formatMessage } = useIntl()
  return (
    <Field label={formatMessage({ id: label })} error={error}>
      {control => (
        <select
          {...control}
          className="input"
          value={value}
          onChange={event => onChange(options.find(each => each === event.target.value) ?? value)}
        >
          {options.map(each => (
            <option key={each} value={each}>
              {nameOf(each)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
