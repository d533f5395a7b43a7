import { FormattedMessage, useIntl } from 'react-intl'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { has, isRequired, mark } from '../../organization/customers/_public/fieldsOfKind.ts'
import { AddressFields } from '../customerRequest/_public/AddressFields.tsx'
import { NameFields } from '../customerRequest/_public/NameFields.tsx'
import { ReachFields } from '../customerRequest/_public/ReachFields.tsx'
import { Choice, NUMBER, Text } from '../customerRequest/_public/requestFields.tsx'
import { type RequestValues, taxStatuses } from '../customerRequest/_public/requestValues.ts'
import { readRegions } from './changeCalls.ts'

type ChangeFieldsProps = { values: RequestValues; update: (change: Partial<RequestValues>) => void }

/** The fields that a customer may request to change, by topic. */
export function ChangeFields({ values, update }: ChangeFieldsProps) {
  const { formatMessage } = useIntl()
  const { type, taxStatus, registeredSame } = values
  const label = (
    path: 'picName' | 'picPosition' | 'picEmail' | 'picPhone' | 'financeName' | 'financeEmail' | 'businessNumber',
  ) => ({ path, label: formatMessage({ id: `customerRequest.${path}` }) })
  const isNumberRequired = isRequired(type, 'taxNumber') || taxStatus !== 'NON_PKP'
  return (
    <>
      <section className="portal-section portal-form">
        <h2>
          <FormattedMessage id="portal.data.company" />
        </h2>
        <NameFields type={type} />
        <div className="request-row">
          <Choice
            path="taxStatus"
            label={formatMessage({ id: 'customerRequest.taxStatus' })}
            options={taxStatuses.map(status => ({
              value: status,
              label: formatMessage({ id: `customerRequest.taxStatus.${status}` }),
            }))}
          />
          <Text
            path="taxNumber"
            label={formatMessage({ id: 'customerRequest.taxNumber' })}
            required={isNumberRequired}
            optional={!isNumberRequired}
            {...NUMBER}
          />
          <Text
            path="branchNumber"
            label={formatMessage({ id: 'customerRequest.branchNumber' })}
            optional
            {...NUMBER}
            maxLength={6}
          />
          {has(type, 'businessNumber') ? (
            <Text {...label('businessNumber')} {...mark(type, 'businessNumber')} {...NUMBER} />
          ) : null}
        </div>
      </section>
      <section className="portal-section portal-form">
        <h2>
          <FormattedMessage id="portal.data.contact" />
        </h2>
        <ReachFields />
        <div className="request-row">
          <Text {...label('picName')} {...mark(type, 'picName')} maxLength={140} />
          <Text {...label('picPosition')} optional maxLength={100} />
          <Text {...label('picEmail')} {...mark(type, 'picEmail')} type="email" maxLength={254} />
          <Text {...label('picPhone')} optional type="tel" maxLength={40} />
        </div>
      </section>
      <section className="portal-section portal-form">
        <h2>
          <FormattedMessage id="portal.field.billingAddress" />
        </h2>
        <AddressFields
          readRegions={readRegions}
          at="billingAddress"
          address={values.billingAddress}
          onChange={billingAddress => update({ billingAddress })}
        />
        <label className="request-check">
          <Checkbox checked={registeredSame} onChange={({ target }) => update({ registeredSame: target.checked })} />
          <span>
            <FormattedMessage id="customerRequest.registeredSame" />
          </span>
        </label>
      </section>
      {registeredSame ? null : (
        <section className="portal-section portal-form">
          <h2>
            <FormattedMessage id="portal.field.registeredAddress" />
          </h2>
          <AddressFields
            readRegions={readRegions}
            at="registeredAddress"
            address={values.registeredAddress}
            onChange={registeredAddress => update({ registeredAddress })}
          />
        </section>
      )}
      <section className="portal-section portal-form">
        <h2>
          <FormattedMessage id="portal.change.invoices" />
        </h2>
        <Text
          path="invoiceEmails"
          label={formatMessage({ id: 'customerRequest.invoiceEmails' })}
          optional
          inputMode="email"
          autoCapitalize="none"
          hint={<FormattedMessage id="customerRequest.invoiceEmails.hint" />}
        />
        <div className="request-row">
          <Text {...label('financeName')} optional maxLength={140} />
          <Text {...label('financeEmail')} optional type="email" maxLength={254} />
        </div>
      </section>
    </>
  )
}
