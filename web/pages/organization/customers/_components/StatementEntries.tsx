import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { StatementEntries_statement$key } from '../../../../__generated__/StatementEntries_statement.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { kindOf, StatementDocument } from './StatementDocument.tsx'

/** The entries of the period, between the opening and the closing balance. */
export function StatementEntries({ statementKey }: { statementKey: StatementEntries_statement$key }) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const [charged, credited, left] = [
    formatMessage({ id: 'statement.charges' }),
    formatMessage({ id: 'statement.credits' }),
    formatMessage({ id: 'statement.balance' }),
  ]
  const { from, to, opening, closing, charges, credits, entries } = useFragment(
    graphql`
      fragment StatementEntries_statement on CustomerStatement {
        from
        to
        opening {
          amount
        }
        closing {
          amount
        }
        charges {
          amount
        }
        credits {
          amount
        }
        entries {
          kind
          recordUuid
          number
          day
          isTakenBack
          isUnverified
          amount {
            amount
          }
          balance {
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
            <FormattedMessage id="statement.date" />
          </th>
          <th scope="col">
            <FormattedMessage id="statement.kind" />
          </th>
          <th scope="col">
            <FormattedMessage id="statement.document" />
          </th>
          <th scope="col" className="num">
            <FormattedMessage id="statement.charges" />
          </th>
          <th scope="col" className="num">
            <FormattedMessage id="statement.credits" />
          </th>
          <th scope="col" className="num">
            <FormattedMessage id="statement.balance" />
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>{formats.date(from, { year: 'always' })}</td>
          <td colSpan={4}>
            <FormattedMessage id="statement.opening" />
          </td>
          <td className="num" data-label={left}>
            {formats.amount(opening.amount)}
          </td>
        </tr>
        {entries.map(({ kind, recordUuid, number, day, isTakenBack, isUnverified, amount, balance }) => {
          const known = kindOf(kind)
          const isCredit = amount.amount.startsWith('-')
          const name = <FormattedMessage id={`statement.kind.${known}`} />
          const words = isUnverified ? <FormattedMessage id="statement.unverifiedKind" values={{ kind: name }} /> : name
          return (
            <tr key={`${kind} ${recordUuid} ${day}`}>
              <td>{formats.date(day, { year: 'always' })}</td>
              <td>{isTakenBack ? <FormattedMessage id="statement.takenBack" values={{ kind: words }} /> : words}</td>
              <td>
                <StatementDocument kind={known} uuid={recordUuid} number={number ?? null} />
              </td>
              <td className="num" data-label={charged}>
                {isCredit ? '' : formats.amount(amount.amount)}
              </td>
              <td className="num" data-label={credited}>
                {isCredit ? formats.amount(amount.amount.slice(1)) : ''}
              </td>
              <td className="num" data-label={left}>
                {formats.amount(balance.amount)}
              </td>
            </tr>
          )
        })}
        {entries.length === 0 ? (
          <tr>
            <td colSpan={6} className="muted">
              <FormattedMessage id="statement.nothing" />
            </td>
          </tr>
        ) : null}
      </tbody>
      <tfoot>
        <tr>
          <td>{formats.date(to, { year: 'always' })}</td>
          <td colSpan={2}>
            <FormattedMessage id="statement.closing" />
          </td>
          <td className="num" data-label={charged}>
            {formats.amount(charges.amount)}
          </td>
          <td className="num" data-label={credited}>
            {formats.amount(credits.amount)}
          </td>
          <td className="num" data-label={left}>
            {formats.amount(closing.amount)}
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
