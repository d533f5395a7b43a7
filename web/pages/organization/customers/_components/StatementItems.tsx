import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { StatementItems_statement$key } from '../../../../__generated__/StatementItems_statement.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { kindOf, StatementDocument } from './StatementDocument.tsx'

/** Open items at the end of the period: invoices, and unapplied credit. */
export function StatementItems({ statementKey }: { statementKey: StatementItems_statement$key }) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const [due, awaited, unused] = [
    formatMessage({ id: 'statement.remaining' }),
    formatMessage({ id: 'statement.waiting' }),
    formatMessage({ id: 'statement.unapplied' }),
  ]
  const { items, openCredits, remaining, waitingForSlip, unapplied } = useFragment(
    graphql`
      fragment StatementItems_statement on CustomerStatement {
        remaining {
          amount
        }
        waitingForSlip {
          amount
        }
        unapplied {
          amount
        }
        items {
          invoiceUuid
          number
          partName
          invoiceDate
          dueOn
          remaining {
            amount
          }
          waitingForSlip {
            amount
          }
        }
        openCredits {
          kind
          recordUuid
          number
          day
          amount {
            amount
          }
        }
      }
    `,
    statementKey,
  )
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="statement.document" />
          </th>
          <th scope="col">
            <FormattedMessage id="statement.date" />
          </th>
          <th scope="col">
            <FormattedMessage id="statement.due" />
          </th>
          <th scope="col" className="num">
            <FormattedMessage id="statement.remaining" />
          </th>
          <th scope="col" className="num">
            <FormattedMessage id="statement.waiting" />
          </th>
          <th scope="col" className="num">
            <FormattedMessage id="statement.unapplied" />
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map(item => (
          <tr key={`${item.invoiceUuid} ${item.partName ?? ''}`}>
            <td>
              <StatementDocument kind="INVOICE" uuid={item.invoiceUuid} number={item.number} />{' '}
              <span className="muted">{item.partName}</span>
            </td>
            <td>{formats.date(item.invoiceDate, { year: 'always' })}</td>
            <td>
              {item.dueOn ? (
                formats.date(item.dueOn, { year: 'always' })
              ) : (
                <FormattedMessage id="statement.notStarted" />
              )}
            </td>
            <td className="num" data-label={due}>
              {formats.amountOrDash(item.remaining.amount)}
            </td>
            <td className="num" data-label={awaited}>
              {formats.amountOrDash(item.waitingForSlip.amount)}
            </td>
            <td />
          </tr>
        ))}
        {openCredits.map(({ kind, recordUuid, number, day, amount }) => (
          <tr key={recordUuid}>
            <td>
              <StatementDocument kind={kindOf(kind)} uuid={recordUuid} number={number} />{' '}
              {kind === 'REFUND' ? (
                <span className="muted">
                  <FormattedMessage id="statement.kind.REFUND" />
                </span>
              ) : null}
            </td>
            <td>{formats.date(day, { year: 'always' })}</td>
            <td colSpan={3} />
            <td className="num" data-label={unused}>
              {formats.amount(amount.amount)}
            </td>
          </tr>
        ))}
        {items.length + openCredits.length === 0 ? (
          <tr>
            <td colSpan={6} className="muted">
              <FormattedMessage id="statement.nothingOpen" />
            </td>
          </tr>
        ) : null}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={3} />
          <td className="num" data-label={due}>
            {formats.amountOrDash(remaining.amount)}
          </td>
          <td className="num" data-label={awaited}>
            {formats.amountOrDash(waitingForSlip.amount)}
          </td>
          <td className="num" data-label={unused}>
            {formats.amountOrDash(unapplied.amount)}
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
