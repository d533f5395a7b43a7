import { FormattedMessage, useIntl } from 'react-intl'
import { NUMBER, Text } from '../_public/requestFields.tsx'

type FinanceField = 'bankName' | 'branchName' | 'accountNumber' | 'accountName' | 'financeName' | 'financeEmail'

/** The account for refunds, and the contact for payments. */
export function FinanceStep() {
  const { formatMessage } = useIntl()
  const optional = (path: FinanceField) => ({
    path,
    label: formatMessage({ id: `customerRequest.${path}` }),
    optional: true,
  })
  return (
    <>
      <div className="request-row">
        <Text {...optional('bankName')} maxLength={100} />
        <Text {...optional('branchName')} maxLength={100} />
      </div>
      <div className="request-row">
        <Text {...optional('accountNumber')} {...NUMBER} />
        <Text
          {...optional('accountName')}
          maxLength={140}
          autoComplete="off"
          hint={<FormattedMessage id="customerRequest.accountName.hint" />}
        />
      </div>
      <h2>
        <FormattedMessage id="customerRequest.finance" />
      </h2>
      <div className="request-row">
        <Text {...optional('financeName')} maxLength={140} />
        <Text {...optional('financeEmail')} type="email" maxLength={254} />
      </div>
    </>
  )
}
