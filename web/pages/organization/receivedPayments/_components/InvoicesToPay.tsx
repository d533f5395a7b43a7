import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { InvoicesToPayQuery } from '../../../../__generated__/InvoicesToPayQuery.graphql.ts'
import { fromMinor } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { useAnswerAsTyped } from '../../../../relay/useAnswerAsTyped.ts'
import { Button } from '../../../../ui/Button.tsx'
import { AmountInput } from '../../../../ui/form/AmountInput.tsx'
import { useFormField } from '../../../../ui/form/fields.tsx'
import { type Applied, appliedMinor, minorOf, oldestFirst } from '../_lib/paymentValues.ts'

const query = graphql`
  query InvoicesToPayQuery($customerId: ID!) @throwOnFieldError {
    organization {
      invoices(
        first: 100
        filter: { customerId: $customerId, currency: IDR, status: [ISSUED, PARTIALLY_PAID] }
        sort: { field: DUE_DATE, direction: ASC }
      ) {
        edges {
          node {
            id
            number
            nextDueDate
            remaining {
              amount
              currency
            }
          }
        }
      }
    }
  }
`

type InvoicesToPayProps = { customerId: string | null; amount: string | null }

/** The payer's open invoices in order of due date, with the amount of the payment for each. */
export function InvoicesToPay({ customerId, amount }: InvoicesToPayProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const field = useFormField<Applied>('applied', formatMessage({ id: 'receivedPayments.card.invoices' }))
  const answer = useAnswerAsTyped<InvoicesToPayQuery>(query, customerId === null ? null : { customerId })
  const invoices = (answer?.organization.invoices.edges ?? []).map(({ node }) => node)
  const left = minorOf(amount) - appliedMinor(field.value)
  if (customerId === null)
    return (
      <p className="muted">
        <FormattedMessage id="receivedPayments.chooseCustomer" />
      </p>
    )
  if (answer && invoices.length === 0)
    return (
      <p className="muted">
        <FormattedMessage id="receivedPayments.noInvoices" />
      </p>
    )
  const open = invoices.map(({ id, remaining }) => ({ id, remaining: remaining.amount }))
  return (
    <div className="form-column">
      <div>
        <Button size="sm" onClick={() => field.change(oldestFirst(amount, open, fromMinor))}>
          <FormattedMessage id="receivedPayments.oldestFirst" />
        </Button>
      </div>
      {invoices.map(({ id, number, nextDueDate, remaining }) => (
        <AmountInput
          key={id}
          label={number ?? ''}
          hint={
            <FormattedMessage
              id="receivedPayments.open"
              values={{ amount: formats.money(remaining), date: nextDueDate ? formats.date(nextDueDate) : '–' }}
            />
          }
          currency="IDR"
          value={field.value[id] ?? null}
          onChange={value => field.change({ ...field.value, [id]: value })}
        />
      ))}
      <p className="num">
        <FormattedMessage
          id="receivedPayments.left"
          values={{ amount: formats.money({ amount: fromMinor(left), currency: 'IDR' }) }}
        />
      </p>
      {field.error ? (
        <p className="hint bad" role="alert" id={field.id}>
          {field.error}
        </p>
      ) : null}
    </div>
  )
}
