import { FormattedMessage, useIntl } from 'react-intl'
import { Field } from '../../../../ui/form/Field.tsx'
import type { FieldErrors } from '../../../../ui/form/FormDialog.tsx'
import {
  dateFormats,
  decimalMarks,
  type MappedColumn,
  optionalColumns,
  type ReportMapping,
  requiredColumns,
} from '../_lib/reportMapping.ts'

type ReportMappingFieldsProps = {
  mapping: ReportMapping
  onChange: (mapping: ReportMapping) => void
  errors: FieldErrors
}

/** Maps the columns of a report; saved with the connection. */
export function ReportMappingFields({ mapping, onChange, errors }: ReportMappingFieldsProps) {
  const { formatMessage } = useIntl()
  const column = (name: MappedColumn, required: boolean) => (
    <Field
      key={name}
      label={formatMessage({ id: `providers.column.${name}` })}
      required={required}
      optional={!required}
      error={errors[`mapping.${name}`]}
    >
      {control => (
        <input
          {...control}
          className="input"
          autoComplete="off"
          maxLength={100}
          value={mapping[name]}
          onChange={event => onChange({ ...mapping, [name]: event.target.value })}
        />
      )}
    </Field>
  )
  const choice = (name: 'dateFormat' | 'decimalMark', values: readonly string[]) => (
    <Field label={formatMessage({ id: `providers.column.${name}` })} required error={errors[`mapping.${name}`]}>
      {control => (
        <select
          {...control}
          className="input"
          value={mapping[name]}
          onChange={event => onChange({ ...mapping, [name]: event.target.value })}
        >
          {values.map(value => (
            <option key={value}>{value}</option>
          ))}
        </select>
      )}
    </Field>
  )
  return (
    <fieldset className="form-column">
      <legend className="label">
        <FormattedMessage id="providers.columns" />
      </legend>
      {requiredColumns.map(name => column(name, true))}
      {optionalColumns.map(name => column(name, false))}
      {choice('dateFormat', dateFormats)}
      {choice('decimalMark', decimalMarks)}
    </fieldset>
  )
}
