import { useIntl } from 'react-intl'
import { type CustomerKind, has, mark } from '../../../organization/customers/_public/fieldsOfKind.ts'
import { IdentityNumber } from '../_public/OfficialNumbers.tsx'
import { Text } from '../_public/requestFields.tsx'

/** The owner, or the customer's representative. */
export function PicStep({ type }: { type: CustomerKind }) {
  const { formatMessage } = useIntl()
  return (
    <>
      <div className="request-row">
        <Text
          path="picName"
          label={formatMessage({ id: 'customerRequest.picName' })}
          {...mark(type, 'picName')}
          maxLength={140}
          autoComplete="name"
        />
        <Text
          path="picPosition"
          label={formatMessage({ id: 'customerRequest.picPosition' })}
          optional
          maxLength={100}
          autoComplete="organization-title"
        />
      </div>
      <div className="request-row">
        <Text
          path="picEmail"
          label={formatMessage({ id: 'customerRequest.picEmail' })}
          {...mark(type, 'picEmail')}
          type="email"
          maxLength={254}
        />
        <Text
          path="picPhone"
          label={formatMessage({ id: 'customerRequest.picPhone' })}
          optional
          type="tel"
          maxLength={40}
        />
      </div>
      {has(type, 'identityNumber') ? (
        <IdentityNumber
          path="identityNumber"
          label={formatMessage({ id: 'customerRequest.identityNumber' })}
          {...mark(type, 'identityNumber')}
        />
      ) : null}
    </>
  )
}
