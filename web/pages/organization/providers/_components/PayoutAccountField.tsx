import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PayoutAccountField_organization$key } from '../../../../__generated__/PayoutAccountField_organization.graphql.ts'
import { Field } from '../../../../ui/form/Field.tsx'

type PayoutAccountFieldProps = {
  organizationKey: PayoutAccountField_organization$key
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

/** The bank account that a provider pays out to. */
export function PayoutAccountField({ organizationKey, value, onChange, error }: PayoutAccountFieldProps) {
  const { formatMessage } = useIntl()
  const { bankAccounts } = useFragment(
    graphql`
      fragment PayoutAccountField_organization on Organization @throwOnFieldError {
        bankAccounts(first: 200, filter: { status: [NEW, ACTIVE, DORMANT] }) {
          edges {
            node {
              id
              alias
              accountNumber
              currency
              bank {
                name
              }
            }
          }
        }
      }
    `,
    organizationKey,
  )
  return (
    <Field label={formatMessage({ id: 'providers.account' })} required error={error}>
      {control => (
        <select {...control} className="input" value={value} onChange={event => onChange(event.target.value)}>
          <option value="">{formatMessage({ id: 'providers.account.choose' })}</option>
          {bankAccounts.edges.map(({ node: { id, alias, accountNumber, currency, bank } }) => (
            <option key={id} value={id}>
              {alias} · {bank.name} {accountNumber.slice(-4)} · {currency}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
