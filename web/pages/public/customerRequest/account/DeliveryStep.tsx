import { FormattedMessage, useIntl } from 'react-intl'
import { Checkbox } from '../../../../ui/Checkbox.tsx'
import { AddressFields } from '../_public/AddressFields.tsx'
import { readRegions } from '../calls.ts'
import { Choice, NUMBER, Text } from '../_public/requestFields.tsx'
import { billingCycles, languages, type RequestValues } from '../_public/requestValues.ts'

const WEEKDAYS = ['1', '2', '3', '4', '5', '6', '7'] as const

type DeliveryStepProps = {
  token: string
  values: RequestValues
  update: (change: Partial<RequestValues>) => void
}

/** How and when invoices are delivered. */
export function DeliveryStep({ token, values, update }: DeliveryStepProps) {
  const { formatMessage } = useIntl()
  return (
    <>
      <Text
        path="invoiceEmails"
        label={formatMessage({ id: 'customerRequest.invoiceEmails' })}
        optional
        inputMode="email"
        autoCapitalize="none"
        hint={<FormattedMessage id="customerRequest.invoiceEmails.hint" />}
      />
      <Choice
        path="language"
        label={formatMessage({ id: 'customerRequest.language' })}
        options={languages.map(value => ({ value, label: formatMessage({ id: `customerRequest.language.${value}` }) }))}
      />
      <label className="request-check">
        <Checkbox checked={values.hardCopy} onChange={event => update({ hardCopy: event.target.checked })} />
        <span>
          <FormattedMessage id="customerRequest.hardCopy" />
        </span>
      </label>
      {values.hardCopy ? (
        <label className="request-check">
          <Checkbox checked={values.deliverySame} onChange={event => update({ deliverySame: event.target.checked })} />
          <span>
            <FormattedMessage id="customerRequest.deliverySame" />
          </span>
        </label>
      ) : null}
      {values.hardCopy && !values.deliverySame ? (
        <>
          <h2>
            <FormattedMessage id="customerRequest.deliveryAddress" />
          </h2>
          <AddressFields
            readRegions={parent => readRegions(token, parent)}
            at="deliveryAddress"
            address={values.deliveryAddress}
            onChange={deliveryAddress => update({ deliveryAddress })}
          />
        </>
      ) : null}
      <div className="request-row">
        <Choice
          path="billingCycle"
          label={formatMessage({ id: 'customerRequest.billingCycle' })}
          options={billingCycles.map(value => ({
            value,
            label: formatMessage({ id: `customerRequest.billingCycle.${value}` }),
          }))}
          onChosen={value =>
            update({ billingCycle: billingCycles.find(one => one === value) ?? 'PER_ORDER', billingDay: '' })
          }
        />
        {values.billingCycle === 'WEEKLY' ? (
          <Choice
            path="billingDay"
            label={formatMessage({ id: 'customerRequest.billingDay' })}
            required
            placeholder={formatMessage({ id: 'customerRequest.choose' })}
            options={WEEKDAYS.map(day => ({
              value: day,
              label: formatMessage({ id: `customerRequest.weekday.${day}` }),
            }))}
          />
        ) : null}
        {values.billingCycle === 'MONTHLY' ? (
          <Text
            path="billingDay"
            label={formatMessage({ id: 'customerRequest.billingDay' })}
            required
            {...NUMBER}
            maxLength={2}
            hint={<FormattedMessage id="customerRequest.billingDay.hint" />}
          />
        ) : null}
      </div>
    </>
  )
}
