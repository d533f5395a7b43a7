import { useFormikContext } from 'formik'
import { Check } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { AppMode, Currency } from '../../../__generated__/newOrganizationMutation.graphql.ts'
import { currencies } from '../../../i18n/currency.ts'
import { labelOfZone, timeZones } from '../../../i18n/timeZones.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { SelectField, TextField, useFormField } from '../../../ui/form/fields.tsx'

export type OrganizationValues = {
  legalName: string
  name: string
  taxNumber: string
  defaultCurrency: Currency
  timeZone: string
  modes: AppMode[]
}

/** The fields of a new organization and its first entity. */
export function OrganizationFields() {
  const { formatMessage } = useIntl()
  const { values } = useFormikContext<OrganizationValues>()
  const legalName = values.legalName.trim()
  return (
    <>
      <div className="setup-fields two">
        <div className="wide">
          <TextField
            name="legalName"
            autoFocus
            required
            maxLength={200}
            autoComplete="organization"
            label={formatMessage({ id: 'organization.legalName' })}
            hint={<FormattedMessage id="organization.legalName.hint" />}
          />
        </div>
        <TextField
          name="name"
          required
          maxLength={100}
          label={formatMessage({ id: 'organization.name' })}
          hint={<FormattedMessage id="organization.name.hint" />}
        />
        <TextField
          name="taxNumber"
          optional
          inputMode="numeric"
          maxLength={30}
          label={formatMessage({ id: 'organization.taxNumber' })}
          hint={<TaxNumberHint text={values.taxNumber} />}
        />
        <SelectField
          name="defaultCurrency"
          required
          label={formatMessage({ id: 'organization.currency' })}
          options={currencies.map(value => ({ value, label: formatMessage({ id: `organization.currency.${value}` }) }))}
        />
        <SelectField
          name="timeZone"
          required
          label={formatMessage({ id: 'organization.timeZone' })}
          hint={<FormattedMessage id="organization.timeZone.hint" />}
          options={timeZones.map(value => ({ value, label: labelOfZone(value) }))}
        />
      </div>
      <ModesField />
      <h2 className="setup-part">
        <FormattedMessage id="organization.entity" />
      </h2>
      <p className="t13 muted">
        {legalName === '' ? (
          <FormattedMessage id="organization.entity.unnamed" />
        ) : (
          <FormattedMessage id="organization.entity.named" values={{ name: <b>{legalName}</b> }} />
        )}
      </p>
    </>
  )
}

/** The old number has fifteen digits, the new one sixteen. */
function TaxNumberHint({ text }: { text: string }) {
  const count = text.replace(/\D/g, '').length
  if (count !== 15 && count !== 16) return <FormattedMessage id="organization.taxNumber.hint" />
  return (
    <span className="setup-good">
      <Check className="i i-12" aria-hidden />
      <FormattedMessage id="organization.taxNumber.good" values={{ count }} />
    </span>
  )
}

const modes: readonly AppMode[] = ['TREASURY', 'INVOICING']

/** The areas that the organization uses, at least one. */
function ModesField() {
  const { formatMessage } = useIntl()
  const label = formatMessage({ id: 'organization.modes' })
  const { value, change, error, id } = useFormField<AppMode[]>('modes', label)
  return (
    <fieldset className="setup-modes" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="setup-part">{label}</legend>
      <div className="setup-choices">
        {modes.map((mode, index) => {
          const isOn = value.includes(mode)
          return (
            <label key={mode} className={isOn ? 'setup-choice on' : 'setup-choice'}>
              <Checkbox
                id={index === 0 ? id : undefined}
                checked={isOn}
                aria-invalid={error ? true : undefined}
                aria-describedby={`${id}-${mode}`}
                onChange={() => change(modes.filter(one => (one === mode ? !isOn : value.includes(one))))}
              />
              <span>
                <b>
                  <FormattedMessage id={`organization.mode.${mode}`} />
                </b>
                <small id={`${id}-${mode}`}>
                  <FormattedMessage id={`organization.mode.${mode}.text`} />
                </small>
              </span>
            </label>
          )
        })}
      </div>
      {error ? (
        <span className="hint bad" id={`${id}-error`}>
          {error}
        </span>
      ) : null}
    </fieldset>
  )
}
