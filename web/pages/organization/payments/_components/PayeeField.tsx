import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { graphql } from 'relay-runtime'
import type { PayeeFieldCounterpartiesQuery } from '../../../../__generated__/PayeeFieldCounterpartiesQuery.graphql.ts'
import { useRecordSearch } from '../../../../relay/useRecordSearch.ts'
import { Combobox } from '../../../../ui/form/Combobox.tsx'
import { useFormField } from '../../../../ui/form/fields.tsx'
import type { Payee } from '../_lib/paymentValues.ts'

/** A counterparty's account, found by any of its names or numbers. */
export function PayeeField() {
  const { formatMessage } = useIntl()
  const label = formatMessage({ id: 'payments.payee' })
  const field = useFormField<Payee | null>('payee', label)
  const found = useRef(new Map<string, Payee>())
  const search = useRecordSearch<PayeeFieldCounterpartiesQuery>(
    graphql`
      query PayeeFieldCounterpartiesQuery($search: String!) {
        organization {
          counterparties(first: 20, filter: { search: $search, status: ACTIVE }) {
            edges {
              node {
                id
                alias
                legalName
                bankAccounts {
                  id
                  accountNumber
                  accountName
                  bank {
                    code
                    name
                  }
                }
              }
            }
          }
        }
      }
    `,
    text => ({ search: text }),
    ({ organization }) => {
      const payees = (organization.counterparties?.edges ?? []).flatMap(({ node }) =>
        node.bankAccounts.map(({ id, bank, accountNumber, accountName }) => ({
          counterpartyId: node.id,
          accountId: id,
          label: node.alias,
          detail: `${bank.name} ${accountNumber} · ${accountName}`,
          name: accountName,
          bankCode: bank.code,
          accountNumber,
        })),
      )
      for (const payee of payees) found.current.set(payee.accountId, payee)
      return payees.map(({ accountId, label: alias, detail }) => ({ value: accountId, label: alias, detail }))
    },
  )
  const { value: payee } = field
  return (
    <Combobox
      id={field.id}
      name="payee"
      label={label}
      required
      error={field.error}
      placeholder={formatMessage({ id: 'payments.payee.search' })}
      hint={payee?.detail}
      value={payee?.accountId ?? null}
      chosen={payee ? { value: payee.accountId, label: payee.label, detail: payee.detail } : null}
      search={search}
      onChange={accountId => field.change((accountId && found.current.get(accountId)) || null)}
      onBlur={field.touch}
    />
  )
}
