import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { InvoicesOfSlipQuery } from '../../../../__generated__/InvoicesOfSlipQuery.graphql.ts'
import { fromMinor } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { useAnswerAsTyped } from '../../../../relay/useAnswerAsTyped.ts'
import { Checkbox } from '../../../../ui/Checkbox.tsx'
import { AmountInput } from '../../../../ui/form/AmountInput.tsx'
import { useFormField } from '../../../../ui/form/fields.tsx'
import { type Covered, type CoveredInvoices, minorOf, restOf, slipMinor } from '../_lib/slipValues.ts'
import './withholdingSlips.css'

const query = graphql`
  query InvoicesOfSlipQuery($customerId: ID!) @throwOnFieldError {
    organization {
      invoices(
        first: 100
        filter: { customerId: $customerId, currency: IDR, withheldOpen: true }
        sort: { field: INVOICE_DATE, direction: ASC }
      ) {
        edges {
          node {
            id
            number
            invoiceDate
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

const NOTHING: Covered = { amount: null, isMoreToCome: false }

/** A customer's invoices with a pending slip: the slip's amount for each, and the treatment of the rest. */
export function InvoicesOfSlip({ customerId }: { customerId: string | null }) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const field = useFormField<CoveredInvoices>('covered', formatMessage({ id: 'withholdingSlips.card.invoices' }))
  const answer = useAnswerAsTyped<InvoicesOfSlipQuery>(query, customerId === null ? null : { customerId })
  const invoices = (answer?.organization.invoices.edges ?? []).map(({ node }) => node)
  if (customerId === null)
    return (
      <p className="muted">
        <FormattedMessage id="withholdingSlips.chooseCustomer" />
      </p>
    )
  if (answer && invoices.length === 0)
    return (
      <p className="muted">
        <FormattedMessage id="withholdingSlips.noInvoices" />
      </p>
    )
  return (
    <div className="form-column">
      {invoices.map(({ id, number, invoiceDate, withheldOpen }) => {
        const covered = field.value[id] ?? NOTHING
        const openMinor = minorOf(withheldOpen.amount)
        const rest = restOf(openMinor, covered)
        const change = (to: Partial<Covered>) => field.change({ ...field.value, [id]: { ...covered, ...to } })
        const isPart = minorOf(covered.amount) > 0n && (rest === 'OWED' || rest === 'AWAITED')
        return (
          <div key={id} className="form-column">
            <AmountInput
              label={number ?? ''}
              hint={
                <FormattedMessage
                  id="withholdingSlips.open"
                  values={{ amount: formats.money(withheldOpen), date: formats.date(invoiceDate) }}
                />
              }
              currency="IDR"
              value={covered.amount}
              onChange={amount => change({ amount })}
            />
            {isPart ? (
              <label className="slip-check">
                <Checkbox
                  checked={covered.isMoreToCome}
                  onChange={event => change({ isMoreToCome: event.target.checked })}
                />
                <span>
                  <FormattedMessage
                    id={rest === 'OWED' ? 'withholdingSlips.rest.OWED' : 'withholdingSlips.rest.AWAITED'}
                    values={{
                      amount: formats.money({
                        amount: fromMinor(openMinor - minorOf(covered.amount)),
                        currency: 'IDR',
                      }),
                    }}
                  />
                </span>
              </label>
            ) : null}
            {rest === 'ABOVE' ? (
              <p className="hint bad" role="alert">
                <FormattedMessage id="withholdingSlips.above" values={{ amount: formats.money(withheldOpen) }} />
              </p>
            ) : null}
          </div>
        )
      })}
      <p className="num">
        <FormattedMessage
          id="withholdingSlips.sum"
          values={{ amount: formats.money({ amount: fromMinor(slipMinor(field.value)), currency: 'IDR' }) }}
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
