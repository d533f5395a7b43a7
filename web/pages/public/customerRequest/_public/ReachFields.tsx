import { FormattedMessage, useIntl } from 'react-intl'
import { Text } from './requestFields.tsx'

/** The customer's contact details. */
export function ReachFields() {
  const { formatMessage } = useIntl()
  return (
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
  )
}
