// Fields of the form. Formik and the combobox of staff's forms would double what a phone loads first.
import { type ComponentProps, createContext, type ReactNode, useContext } from 'react'
import { Field } from '../../../ui/form/Field.tsx'

type Form = {
  /** By path. */
  problems: Readonly<Record<string, string>>
  textAt: (path: string) => string
  change: (path: string, text: string) => void
}

export const FormContext = createContext<Form>({ problems: {}, textAt: () => '', change: () => {} })

/** The id of a field's control. */
export const fieldId = (path: string) => `field-${path.replaceAll('.', '-')}`

type Common = { path: string; label: string; required?: boolean; optional?: boolean; hint?: ReactNode }
type TextProps = Common &
  Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'autoCapitalize'>

/** One line of text. */
export function Text({ path, label, required, optional, hint, ...input }: TextProps) {
  const { problems, textAt, change } = useContext(FormContext)
  return (
    <Field label={label} required={required} optional={optional} hint={hint} error={problems[path]} id={fieldId(path)}>
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
  placeholder: string
  disabled: boolean
  onChosen: (value: string) => void
}

/** One of a list: the phone's own picker, and on a keyboard typing finds. */
export function Choice({ path, label, required, options, placeholder, disabled, hint, onChosen }: ChoiceProps) {
  const { problems, textAt } = useContext(FormContext)
  return (
    <Field label={label} required={required} hint={hint} error={problems[path]} id={fieldId(path)}>
      {control => (
        <select
          {...control}
          className="input"
          name={path}
          disabled={disabled}
          value={textAt(path)}
          onChange={event => onChosen(event.target.value)}
        >
          <option value="">{placeholder}</option>
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
