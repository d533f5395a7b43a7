import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { InvoiceChain_invoice$key } from '../../../../__generated__/InvoiceChain_invoice.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Money } from '../../../../ui/Money.tsx'
import { ReconciliationStatusMark } from '../../_components/ReconciliationStatusMark.tsx'
import '../../_components/cardRows.css'
import './invoices.css'

/** The chain from the invoice to the bank: its expected transactions, and their matched statement lines. */
export function InvoiceChain({ invoiceKey }: { invoiceKey: InvoiceChain_invoice$key }) {
  const formats = useFormats()
  const { expectedTransactions } = useFragment(
    graphql`
      fragment InvoiceChain_invoice on Invoice {
        expectedTransactions {
          uuid
          number
          date
          status
          amount {
            amount
            currency
          }
          reconciliations {
            allocations {
              expectedTransaction {
                uuid
              }
              statementTransaction {
                uuid
                date
                description
                bankAccount {
                  alias
                }
              }
              amount {
                amount
                currency
              }
            }
          }
        }
      }
    `,
    invoiceKey,
  )
  // Empty without permission to see expected transactions, and when there were never any.
  if (!expectedTransactions || expectedTransactions.length === 0) return null
  return (
    <section className="card">
      <div className="card-h">
        <h2>
          <FormattedMessage id="invoices.chain" />
        </h2>
      </div>
      <ul className="card-b card-rows">
        {expectedTransactions.map(({ uuid, number, date, status, amount, reconciliations }) => (
          <li key={uuid}>
            <div className="grow">
              <div className="row between invoice-chain-head">
                <Link className="fw5 tab-num" to={`/expected-transactions/${uuid}/edit`}>
                  {number}
                </Link>
                <Money value={amount} />
              </div>
              <ReconciliationStatusMark status={status} />
              <small>
                <FormattedMessage
                  id="invoices.chain.expected"
                  values={{ date: formats.date(date, { year: 'always' }) }}
                />
              </small>
              {(reconciliations ?? [])
                .flatMap(({ allocations }) => allocations)
                .filter(({ expectedTransaction }) => expectedTransaction.uuid === uuid)
                .map(({ statementTransaction: line, amount: part }) => (
                  <small key={line.uuid}>
                    <FormattedMessage
                      id="invoices.chain.line"
                      values={{
                        date: formats.date(line.date, { year: 'always' }),
                        account: line.bankAccount.alias,
                        amount: `${formats.currencySymbol(part.currency)} ${formats.amount(part.amount)}`,
                        description: line.description,
                      }}
                    />
                  </small>
                ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
