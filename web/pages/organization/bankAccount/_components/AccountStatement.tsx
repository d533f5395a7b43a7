import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { AccountStatementQuery } from '../../../../__generated__/AccountStatementQuery.graphql.ts'
import { today } from '../../../../i18n/format.ts'
import { DateText } from '../../../../ui/DateText.tsx'
import { Money } from '../../../../ui/Money.tsx'
import { useQueryOfSelection } from '../../_lib/useQueryOfSelection.ts'
import { KINDS, lastMonthEnd } from '../statement/statementDate.ts'

/** From the bank's balance to the books at the end of the last month; each difference opens the statement. */
export default function AccountStatement({ uuid }: { uuid: string }) {
  const { organization } = useQueryOfSelection<AccountStatementQuery>(
    graphql`
      query AccountStatementQuery($uuid: UUID!, $date: Date!) @throwOnFieldError {
        organization {
          reconciliationStatement(bankAccountUuid: $uuid, date: $date) @required(action: THROW) {
            date
            bank {
              amount
              currency
            }
            books {
              amount
              currency
            }
            sums {
              kind
              count
              total {
                amount
                currency
              }
            }
          }
        }
      }
    `,
    { uuid, date: lastMonthEnd(today()) },
  )
  const { date, bank, books, sums } = organization.reconciliationStatement
  const found = KINDS.flatMap(kind => sums.filter(sum => sum.kind === kind))
  const address = `/bank-accounts/${uuid}/reconciliation-statement?date=${date}`
  return (
    <section className="card" aria-labelledby="account-statement">
      <div className="card-h">
        <h2 id="account-statement">
          <FormattedMessage id="reconciliationStatement.title" />
        </h2>
        <span className="end asof">
          <DateText value={date} year="always" />
        </span>
      </div>
      <div className="card-b">
        {bank && books ? (
          <dl className="account-statement">
            <Row label={<FormattedMessage id="reconciliationStatement.bank" />}>
              <Money value={bank} />
            </Row>
            {found.map(({ kind, count, total }) => (
              <Row
                key={kind}
                label={
                  <Link className="link" to={address}>
                    <FormattedMessage id={`reconciliationStatement.kind.${kind}`} values={{ count }} />
                  </Link>
                }
              >
                <Money value={total} sign="always" />
              </Row>
            ))}
            <Row label={<FormattedMessage id="reconciliationStatement.books" />}>
              <Money value={books} />
            </Row>
          </dl>
        ) : (
          <p className="muted t13">
            <FormattedMessage id="reconciliationStatement.unknown" />
          </p>
        )}
      </div>
    </section>
  )
}

const Row = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd className="num">{children}</dd>
  </div>
)
