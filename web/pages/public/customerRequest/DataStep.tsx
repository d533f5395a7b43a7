import { FormattedMessage, useIntl } from 'react-intl'
import { type CustomerKind, has, mark } from '../../organization/customers/_public/fieldsOfKind.ts'
import { NameFields } from './_public/NameFields.tsx'
import { ReachFields } from './_public/ReachFields.tsx'
import { IdentityNumber, TaxNumber } from './_public/OfficialNumbers.tsx'
import { NUMBER, Text } from './_public/requestFields.tsx'
import { TypeChoice } from './TypeChoice.tsx'

type DataStepProps = { type: CustomerKind; onType: (type: CustomerKind) => void }

/** The customer's data: exactly the fields of its type. */
export function DataStep({ type, onType }: DataStepProps) {
  const { formatMessage } = useIntl()
  const label = (name: Exclude<Parameters<typeof mark>[1], 'directors'>) => ({
    path: name,
    label: formatMessage({ id: `customerRequest.${name}` }),
    ...mark(type, name),
  })
  return (
    <>
      <TypeChoice type={type} onType={onType} />
      <NameFields type={type} />
      <div className="request-row">
        {has(type, 'identityNumber') ? <IdentityNumber {...label('identityNumber')} /> : null}
        <TaxNumber {...label('taxNumber')} />
        {has(type, 'businessNumber') ? <Text {...label('businessNumber')} {...NUMBER} /> : null}
        {has(type, 'industry') ? <Text {...label('industry')} maxLength={100} /> : null}
        {has(type, 'employees') ? <Text {...label('employees')} {...NUMBER} maxLength={8} /> : null}
      </div>
      <ReachFields />
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
