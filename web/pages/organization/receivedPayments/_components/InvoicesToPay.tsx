import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { InvoicesToPayQuery } from '../../../../__generated__/InvoicesToPayQuery.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { useAnswerAsTyped } from '../../../../relay/useAnswerAsTyped.ts'
import { Button } from '../../../../ui/Button.tsx'
import { useFormField } from '../../../../ui/form/fields.tsx'
import { InvoiceAmountFields } from '../../_components/InvoiceAmountFields.tsx'
import { type InvoiceAmounts, isUnusable, oldestFirst } from '../../_lib/invoiceAmounts.ts'

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
            withheldOpen {
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
  const field = useFormField<InvoiceAmounts>('applied', formatMessage({ id: 'receivedPayments.card.invoices' }))
  const answer = useAnswerAsTyped<InvoicesToPayQuery>(query, customerId === null ? null : { customerId })
  const invoices = (answer?.organization.invoices.edges ?? []).map(({ node }) => node)
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
  const isWrong = (id: string) => field.error !== undefined && isUnusable(field.value[id])
  const wrong = formatMessage({ id: 'rule.amount' }, { example: formats.amount('1250000.5') })
  return (
    <div className="form-column">
      <div>
        <Button size="sm" onClick={() => field.change(oldestFirst(amount, invoices))}>
          <FormattedMessage id="receivedPayments.oldestFirst" />
        </Button>
      </div>
      <InvoiceAmountFields
        invoices={invoices}
        available={amount}
        currency="IDR"
        amounts={field.value}
        errorOf={id => (isWrong(id) ? wrong : undefined)}
        leadId={field.id}
        onChange={field.change}
      />
      {field.error && !invoices.some(({ id }) => isWrong(id)) ? (
        <p className="hint bad" role="alert">
          {field.error}
        </p>
      ) : null}
    </div>
  )
}
