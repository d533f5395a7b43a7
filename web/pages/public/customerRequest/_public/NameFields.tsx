import { useIntl } from 'react-intl'
import type { CustomerKind } from '../../../organization/customers/_public/fieldsOfKind.ts'
import { Text } from './requestFields.tsx'

/** The customer's legal and trade names. */
export function NameFields({ type }: { type: CustomerKind }) {
  const { formatMessage } = useIntl()
  return (
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
  )
}
