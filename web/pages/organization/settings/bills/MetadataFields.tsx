import { Plus, Trash2 } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../../../ui/Button.tsx'
import { Checkbox } from '../../../../ui/Checkbox.tsx'
import { SelectField, TextAreaField, TextField, useFormField } from '../../../../ui/form/fields.tsx'
import { emptyField, type FieldValues, metadataKinds, MAX_FIELDS } from './metadataValues.ts'
import './billSettings.css'

/** The metadata fields of bills, in order. */
export function MetadataFields({ readOnly }: { readOnly: boolean }) {
  const { formatMessage } = useIntl()
  const { value: fields, change } = useFormField<readonly FieldValues[]>(
    'metadataFields',
    formatMessage({ id: 'billSettings.fields' }),
  )
  const replace = (index: number, values: Partial<FieldValues>) =>
    change(fields.map((field, each) => (each === index ? { ...field, ...values } : field)))
  return (
    <>
      {fields.length === 0 ? (
        <p className="muted t13">
          <FormattedMessage id="billSettings.none" />
        </p>
      ) : null}
      {fields.map(({ kind, required }, index) => {
        const at = `metadataFields.${index}`
        const name = formatMessage({ id: 'billSettings.nth' }, { number: index + 1 })
        return (
          <fieldset key={index} className="form-column metadata-field">
            <legend className="row between t12 muted">
              {name}
              {readOnly ? null : (
                <Button
                  variant="ghost"
                  size="sm"
                  iconOnly
                  aria-label={formatMessage({ id: 'billSettings.remove' }, { name })}
                  onClick={() => change(fields.filter((_, each) => each !== index))}
                >
                  <Trash2 className="i" aria-hidden />
                </Button>
              )}
            </legend>
            <div className="form-row">
              <TextField
                name={`${at}.label`}
                label={formatMessage({ id: 'billSettings.label' })}
                required
                maxLength={60}
                disabled={readOnly}
              />
              <TextField
                name={`${at}.key`}
                label={formatMessage({ id: 'billSettings.key' })}
                required
                maxLength={40}
                autoComplete="off"
                hint={<FormattedMessage id="billSettings.key.hint" />}
                disabled={readOnly}
              />
            </div>
            <div className="form-row">
              <SelectField
                name={`${at}.kind`}
                label={formatMessage({ id: 'billSettings.kind' })}
                disabled={readOnly}
                options={metadataKinds.map(value => ({
                  value,
                  label: formatMessage({ id: `billSettings.kind.${value}` }),
                }))}
              />
              <label className="row metadata-required">
                <Checkbox
                  checked={required}
                  disabled={readOnly}
                  onChange={event => replace(index, { required: event.target.checked })}
                />
                <FormattedMessage id="billSettings.required" />
              </label>
            </div>
            {kind === 'CHOICE' ? (
              <TextAreaField
                name={`${at}.choices`}
                label={formatMessage({ id: 'billSettings.choices' })}
                required
                rows={4}
                hint={<FormattedMessage id="billSettings.choices.hint" />}
                disabled={readOnly}
              />
            ) : null}
          </fieldset>
        )
      })}
      {readOnly || fields.length >= MAX_FIELDS ? null : (
        <div>
          <Button icon={<Plus className="i" aria-hidden />} onClick={() => change([...fields, emptyField])}>
            <FormattedMessage id="billSettings.add" />
          </Button>
        </div>
      )}
      {fields.length >= MAX_FIELDS ? (
        <p className="muted t13">
          <FormattedMessage id="billSettings.most" values={{ most: MAX_FIELDS }} />
        </p>
      ) : null}
    </>
  )
}
