import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { LatestRecords_organization$key } from '../../../../__generated__/LatestRecords_organization.graphql.ts'
import { DateText } from '../../../../ui/DateText.tsx'
import { ForeignMoney } from '../../../../ui/Money.tsx'
import { RecordStatusMark } from './RecordStatusMark.tsx'

/** The latest batches paid out, and how much of them has arrived at the bank. */
export function LatestRecords({ organizationKey }: { organizationKey: LatestRecords_organization$key }) {
  const { formatMessage } = useIntl()
  const { latestRecords } = useFragment(
    graphql`
      fragment LatestRecords_organization on Organization @throwOnFieldError {
        latestRecords: paymentRecords(first: 6, sort: { field: PAYOUT_ON, direction: DESC }) {
          edges {
            node {
              id
              uuid
              externalId
              payoutOn
              transactionCount
              settlement
              reconciliation
              figureCheck
              memberCheck
              carryOverCheck
              provider {
                alias
              }
              gross {
                amount
                currency
              }
              fee {
                amount
                currency
              }
              vat {
                amount
                currency
              }
              net {
                amount
                currency
              }
              settledAmount {
                amount
                currency
              }
            }
          }
        }
      }
    `,
    organizationKey,
  )
  const { edges } = latestRecords
  if (edges.length === 0) return null
  const amount = (value: Parameters<typeof ForeignMoney>[0]['value'] | null | undefined) =>
    value ? <ForeignMoney value={value} /> : '–'
  return (
    <section className="card provider-latest" aria-labelledby="provider-latest">
      <div className="card-h">
        <h2 id="provider-latest">
          <Link to="/payment-records">
            <FormattedMessage id="paymentRecords.title" />
          </Link>
        </h2>
      </div>
      <div
        className="card-b scrolls-aside"
        role="region"
        aria-label={formatMessage({ id: 'paymentRecords.title' })}
        tabIndex={0}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="paymentRecords.batch" />
              </th>
              <th scope="col">
                <FormattedMessage id="providers.provider" />
              </th>
              <th scope="col">
                <FormattedMessage id="paymentRecords.payoutOn" />
              </th>
              {(['orders', 'gross', 'fee', 'vat', 'net', 'settledAmount'] as const).map(name => (
                <th key={name} scope="col" className="end">
                  <FormattedMessage id={`paymentRecords.${name}`} />
                </th>
              ))}
              <th scope="col">
                <FormattedMessage id="transactions.status" />
              </th>
            </tr>
          </thead>
          <tbody>
            {edges.map(({ node }) => (
              <tr key={node.id}>
                <td>
                  <Link className="link" to={`/payment-records/${node.uuid}`}>
                    {node.externalId}
                  </Link>
                </td>
                <td>{node.provider.alias}</td>
                <td>
                  <DateText value={node.payoutOn} />
                </td>
                <td className="end num">{node.transactionCount ?? '–'}</td>
                <td className="end">{amount(node.gross)}</td>
                <td className="end muted">{amount(node.fee)}</td>
                <td className="end muted">{amount(node.vat)}</td>
                <td className="end fw5">{amount(node.net)}</td>
                <td className="end">{amount(node.settledAmount)}</td>
                <td>
                  <RecordStatusMark record={node} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
