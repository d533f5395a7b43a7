import { FormattedMessage, useIntl } from 'react-intl'
import { type CustomerKind, has, mark } from '../../organization/customers/_public/fieldsOfKind.ts'
import { Text } from './requestFields.tsx'

const KINDS: readonly CustomerKind[] = ['COMPANY', 'INDIVIDUAL_B2B', 'INDIVIDUAL']
const number = { inputMode: 'numeric', autoComplete: 'off', maxLength: 40 } as const

type DataStepProps = { type: CustomerKind; onType: (type: CustomerKind) => void }

/** Who the customer is: exactly the fields of its type. */
export function DataStep({ type, onType }: DataStepProps) {
  const { formatMessage } = useIntl()
  const label = (name: Exclude<Parameters<typeof mark>[1], 'directors'>) => ({
    path: name,
    label: formatMessage({ id: `customerRequest.${name}` }),
    ...mark(type, name),
  })
  return (
    <>
      <fieldset className="field">
        <legend className="sr">
          <FormattedMessage id="customerRequest.type" />
        </legend>
        <div className="request-types">
          {KINDS.map(kind => (
            <label key={kind} className={kind === type ? 'request-type on' : 'request-type'}>
              <input type="radio" name="type" value={kind} checked={kind === type} onChange={() => onType(kind)} />
              <span>
                <b>
                  <FormattedMessage id={`customerRequest.type.${kind}`} />
                </b>
                <small>
                  <FormattedMessage id={`customerRequest.type.${kind}.who`} />
                </small>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="request-row">
        <Text
          path="legalName"
          label={formatMessage({
            id: type === 'COMPANY' ? 'customerRequest.legalName' : 'customerRequest.legalName.person',
          })}
          required
          maxLength={140}
          autoComplete={type === 'COMPANY' ? 'organization' : 'name'}
        />
        <Text path="alias" label={formatMessage({ id: 'customerRequest.alias' })} optional maxLength={100} />
      </div>
      <div className="request-row">
        {has(type, 'identityNumber') ? <Text {...label('identityNumber')} {...number} /> : null}
        <Text {...label('taxNumber')} {...number} hint={<FormattedMessage id="customerRequest.taxNumber.hint" />} />
        {has(type, 'businessNumber') ? <Text {...label('businessNumber')} {...number} /> : null}
        {has(type, 'industry') ? <Text {...label('industry')} maxLength={100} /> : null}
        {has(type, 'employees') ? <Text {...label('employees')} {...number} maxLength={8} /> : null}
      </div>
      <div className="request-row">
        <Text
          path="email"
          label={formatMessage({ id: 'customerRequest.email' })}
          required
          type="email"
          autoComplete="email"
          maxLength={254}
        />
        <Text
          path="phone"
          label={formatMessage({ id: 'customerRequest.phone' })}
          required
          type="tel"
          autoComplete="tel"
          maxLength={40}
          hint={<FormattedMessage id="customerRequest.phone.hint" />}
        />
      </div>
      <h2>
        <FormattedMessage id="customerRequest.pic" />
      </h2>
      <div className="request-row">
        <Text {...label('picName')} maxLength={140} />
        <Text {...label('picEmail')} type="email" maxLength={254} />
      </div>
    </>
  )
}
