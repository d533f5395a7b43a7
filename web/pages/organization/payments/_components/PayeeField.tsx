import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import { useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'relay-runtime'
import type { PayeeFieldCounterpartiesQuery } from '../../../../__generated__/PayeeFieldCounterpartiesQuery.graphql.ts'
import { useRecordSearch } from '../../../../relay/useRecordSearch.ts'
import { Combobox } from '../../../../ui/form/Combobox.tsx'
import { useFormField } from '../../../../ui/form/fields.tsx'
import { type Payee, payeeAt } from '../_lib/paymentValues.ts'
import { useAccountInquiry } from '../_lib/useAccountInquiry.ts'

type PayeeFieldProps = {
  /** The source account, if its bank can be queried for account names. */
  askFrom: string | null
  /** The only payable counterparty. */
  only: { readonly id: string; readonly alias: string } | null
}

/** A counterparty's account, found by name or number, with the bank's answer about it. */
export function PayeeField({ askFrom, only }: PayeeFieldProps) {
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
    text => ({ search: only?.alias ?? text }),
    ({ organization }) => {
      const admitted = (organization.counterparties?.edges ?? []).filter(({ node }) => !only || node.id === only.id)
      const payees = admitted.flatMap(({ node }) => node.bankAccounts.map(account => payeeAt(node, account)))
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
      hint={
        payee ? (
          <span>
            <PayeeHint payee={payee} askFrom={askFrom} />
          </span>
        ) : null
      }
      value={payee?.accountId ?? null}
      chosen={payee ? { value: payee.accountId, label: payee.label, detail: payee.detail } : null}
      search={search}
      onChange={accountId => field.change((accountId && found.current.get(accountId)) || null)}
      onBlur={field.touch}
    />
  )
}

/** The account with the bank's answer about the name. */
export function PayeeHint({ payee, askFrom }: { payee: Payee; askFrom: string | null }) {
  const inquiry = useAccountInquiry(
    askFrom === null
      ? null
      : { fromAccountId: askFrom, bankCode: payee.bankCode, accountNumber: payee.accountNumber, name: payee.name },
  )
  const account = <span className="payment-said">{payee.detail}</span>
  switch (inquiry.state) {
    case 'asking':
      return (
        <>
          {account}
          <span className="payment-said" role="status">
            <FormattedMessage id="payments.inquiry.asking" />
          </span>
        </>
      )
    case 'failed':
      return (
        <>
          {account}
          <span className="payment-said warn" role="status">
            <TriangleAlert className="i" aria-hidden />
            {inquiry.why}
          </span>
        </>
      )
    case 'told':
      return (
        <>
          {account}
          <span className={inquiry.match === 'EXACT' ? 'payment-said ok' : 'payment-said warn'} role="status">
            {inquiry.match === 'EXACT' ? (
              <CircleCheck className="i" aria-hidden />
            ) : (
              <CircleAlert className="i" aria-hidden />
            )}
            <FormattedMessage id={`payments.inquiry.${inquiry.match}`} values={{ name: inquiry.name }} />
          </span>
        </>
      )
    default:
      return account
  }
}
