// Fields bound to Formik. Only this file and FormPage depend on Formik, so it can be replaced here. MoneyField, DateField and ComboboxField
// are in separate files, because the sign-in screen needs none of them.
import { useField, useFormikContext } from 'formik'
import { type ComponentProps, type ReactNode, useContext, useEffect } from 'react'
import { Field } from './Field.tsx'
import { FormLabels } from './formLabels.ts'
import { withLabel } from './labelSlot.tsx'

/** Common props of bound fields. */
export type NamedField = {
  /** Path in the form's values, `bankAccounts.0.alias`. */
  name: string
  label: string
  required?: boolean
  optional?: boolean
  hint?: ReactNode
  disabled?: boolean
}

/** Value, setters and visible error of a field. `judge` returns a further error that prevents saving now, whatever the value is. */
export function useFormField<T>(name: string, label: string, judge?: () => string | undefined) {
  const [field, meta, { setValue, setTouched }] = useField<T>(judge ? { name, validate: judge } : name)
  const { submitCount } = useFormikContext()
  const labels = useContext(FormLabels)
  useEffect(() => {
    labels.set(name, label)
    return () => {
      labels.delete(name)
    }
  }, [labels, name, label])
  const error = (meta.touched || submitCount > 0) && meta.error ? meta.error : undefined
  return {
    value: field.value,
    error,
    /** Ids are the paths, so that the error summary can link to the field. */
    id: fieldId(name),
    change: (value: T) => void setValue(value),
    touch: () => void setTouched(true),
  }
}

/** Sets several fields at once, for a choice that determines others. */
export function useFillForm<V extends object>(): (values: Partial<V>) => void {
  const { setValues } = useFormikContext<V>()
  return values => void setValues(before => ({ ...before, ...values }))
}

/** The id of a field's control. */
export function fieldId(name: string): string {
  return `field-${name.replaceAll('.', '-')}`
}

type TextFieldProps = NamedField &
  Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'placeholder' | 'autoFocus'>

/** One line of text. */
export function TextField({ name, label, required, optional, hint, ...input }: TextFieldProps) {
  const field = useFormField<string>(name, label)
  return (
    <Field label={label} required={required} optional={optional} hint={hint} error={field.error} id={field.id}>
      {control => (
        <input
          {...control}
          {...input}
          className="input"
          name={name}
          value={field.value}
          onChange={event => field.change(event.target.value)}
          onBlur={field.touch}
        />
      )}
    </Field>
  )
}

/** Several lines of text. */
export function TextAreaField({
  name,
  label,
  required,
  optional,
  hint,
  rows = 3,
  disabled,
}: NamedField & { rows?: number }) {
  const field = useFormField<string>(name, label)
  return (
    <Field label={label} required={required} optional={optional} hint={hint} error={field.error} id={field.id}>
      {control => (
        <textarea
          {...control}
          className="input"
          name={name}
          rows={rows}
          disabled={disabled}
          value={field.value}
          onChange={event => field.change(event.target.value)}
          onBlur={field.touch}
        />
      )}
    </Field>
  )
}

type SelectFieldProps = NamedField & {
  /** A disabled option says why in its label. */
  options: readonly { value: string; label: string; disabled?: boolean }[]
  /** Shown while nothing is chosen; without it the form starts with the first option. */
  placeholder?: string
}

/** At most a dozen options; for more, use ComboboxField. */
export function SelectField({
  name,
  label,
  required,
  optional,
  hint,
  options,
  placeholder,
  disabled,
}: SelectFieldProps) {
  const field = useFormField<string>(name, label)
  return (
    <Field label={label} required={required} optional={optional} hint={hint} error={field.error} id={field.id}>
      {control => (
        <select
          {...control}
          className="input"
          name={name}
          disabled={disabled}
          value={field.value}
          onChange={event => field.change(event.target.value)}
          onBlur={field.touch}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map(option => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** Two to four options, all visible. */
export function ChoiceField({ name, label, options, required, hint, disabled }: Omit<SelectFieldProps, 'placeholder'>) {
  const field = useFormField<string>(name, label)
  return (
    <fieldset className="field" disabled={disabled} aria-describedby={field.error ? `${field.id}-error` : undefined}>
      <legend className="label">
        {label}
        {required ? (
          <span className="req" aria-hidden>
            *
          </span>
        ) : null}
      </legend>
      <div className="seg fill" role="radiogroup" aria-label={label}>
        {options.map((option, index) => (
          <label key={option.value} className={option.value === field.value ? 'on' : undefined}>
            <input
              className="sr"
              type="radio"
              id={index === 0 ? field.id : undefined}
              name={name}
              value={option.value}
              checked={option.value === field.value}
              onChange={() => field.change(option.value)}
              onBlur={field.touch}
            />
            {option.label}
          </label>
        ))}
      </div>
      {field.error ? (
        <span className="hint bad" id={`${field.id}-error`}>
          {withLabel(field.error, label)}
        </span>
      ) : null}
      {hint ? <span className="hint">{hint}</span> : null}
    </fieldset>
  )
}
