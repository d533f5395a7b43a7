// Fields bound to Formik. The rest of the code knows no Formik types: should it be replaced, this file and FormPage change.
// MoneyField, DateField and ComboboxField have files of their own, for the sign-in screen needs none of them.
import { useField, useFormikContext } from 'formik'
import { type ComponentProps, type ReactNode, useContext, useEffect } from 'react'
import { Field } from './Field.tsx'
import { FormLabels } from './formLabels.ts'
import { withLabel } from './labelSlot.tsx'

/** What every bound field takes. */
export type NamedField = {
  /** Path in the form's values, `bankAccounts.0.alias`. */
  name: string
  label: string
  required?: boolean
  optional?: boolean
  hint?: ReactNode
  disabled?: boolean
}

/** Value, setters and the error that is to be shown of a field. `judge` answers what stands against saving now, whatever the value is. */
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
    /** Ids are the paths, so that the summary of errors can lead to the field. */
    id: fieldId(name),
    change: (value: T) => void setValue(value),
    touch: () => void setTouched(true),
  }
}

/** Sets several fields at once, for a choice that others follow from. */
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
  /** A disabled one says why in its label. */
  options: readonly { value: string; label: string; disabled?: boolean }[]
  /** Shown while nothing is chosen; without it the first option is what the form starts with. */
  placeholder?: string
}

/** One of a dozen choices at most; for more there is the ComboboxField. */
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

/** Two to four choices that are all in sight. */
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
