// Fields of the form. Formik and the staff's combobox would double a phone's first load.
import { type ComponentProps, createContext, type ReactNode, useContext } from 'react'
import { Field } from '../../../../ui/form/Field.tsx'

type Form = {
  /** By path. */
  problems: Readonly<Record<string, string>>
  textAt: (path: string) => string
  change: (path: string, text: string) => void
}

export const FormContext = createContext<Form>({ problems: {}, textAt: () => '', change: () => {} })

/** The id of a field's control. */
export const fieldId = (path: string) => `field-${path.replaceAll('.', '-')}`

/** For text that consists of digits. */
export const NUMBER = { inputMode: 'numeric', autoComplete: 'off', maxLength: 40 } as const

type Common = { path: string; label: string; required?: boolean; optional?: boolean; hint?: ReactNode }
type TextProps = Common & {
  /** What is said in place of the hint while this holds of the text. */
  confirmed?: (text: string) => ReactNode
} & Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'autoCapitalize'>

/** One line of text. */
export function Text({ path, label, required, optional, hint, confirmed, ...input }: TextProps) {
  const { problems, textAt, change } = useContext(FormContext)
  const said = (problems[path] ? null : confirmed?.(textAt(path))) ?? hint
  return (
    <Field label={label} required={required} optional={optional} hint={said} error={problems[path]} id={fieldId(path)}>
      {control => (
        <input
          {...control}
          {...input}
          className="input"
          name={path}
          value={textAt(path)}
          onChange={event => change(path, event.target.value)}
        />
      )}
    </Field>
  )
}

type ChoiceProps = Common & {
  options: readonly { value: string; label: string }[]
  /** Label of the empty option; without it one of the options is always chosen. */
  placeholder?: string
  disabled?: boolean
  /** Called in addition to storing the text at the path. */
  onChosen?: (value: string) => void
}

/** One of a list: the phone's native picker, with type-ahead on a keyboard. */
export function Choice({
  path,
  label,
  required,
  optional,
  options,
  placeholder,
  disabled,
  hint,
  onChosen,
}: ChoiceProps) {
  const { problems, textAt, change } = useContext(FormContext)
  return (
    <Field label={label} required={required} optional={optional} hint={hint} error={problems[path]} id={fieldId(path)}>
      {control => (
        <select
          {...control}
          className="input"
          name={path}
          disabled={disabled}
          value={textAt(path)}
          onChange={event => (onChosen ?? (value => change(path, value)))(event.target.value)}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map(option => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

type RadiosProps<Value extends string> = {
  name: string
  legend: string
  /** Visually hidden where the heading above says it. */
  isLegendSeen?: boolean
  value: Value
  options: readonly { value: Value; label: ReactNode; detail?: ReactNode }[]
  onChosen: (value: Value) => void
}

/** One of a few options, each with an explanation. */
export function Radios<Value extends string>({
  name,
  legend,
  isLegendSeen = true,
  value,
  options,
  onChosen,
}: RadiosProps<Value>) {
  return (
    <fieldset className="field">
      <legend className={isLegendSeen ? 'request-legend' : 'sr'}>{legend}</legend>
      <div className="request-types">
        {options.map(option => (
          <label key={option.value} className={option.value === value ? 'request-type on' : 'request-type'}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChosen(option.value)}
            />
            <span>
              <b>{option.label}</b>
              {option.detail ? <small>{option.detail}</small> : null}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
