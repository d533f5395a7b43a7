import { Printer } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { Link, useNavigate } from 'react-router'
import { oldestDay } from '../../../../i18n/calendarDate.ts'
import type { ReconciliationStatementPageQuery } from '../../../../__generated__/ReconciliationStatementPageQuery.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import type { PageProps } from '../../../../relay/entryPoint.ts'
import { Button } from '../../../../ui/Button.tsx'
import { DateText } from '../../../../ui/DateText.tsx'
import { DayChoice } from '../../../../ui/form/DayChoice.tsx'
import { Money } from '../../../../ui/Money.tsx'
import { Page } from '../../../../ui/Page.tsx'
import { EmptyState } from '../../../../ui/states/EmptyState.tsx'
import { ExportButton } from '../../_components/ExportButton.tsx'
import { KINDS } from './statementDate.ts'
import './reconciliationStatement.css'

const COLUMNS = ['kind', 'date', 'number', 'description', 'party', 'amount']

type Answer = ReconciliationStatementPageQuery['response']['organization']
type Statement = NonNullable<Answer['reconciliationStatement']>

/** Reconciles the bank's balance of an account at the end of a day with its books; each difference is a record. */
export function ReconciliationStatementPage({ queries }: PageProps<{ page: ReconciliationStatementPageQuery }>) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const formats = useFormats()
  const { organization } = usePreloadedQuery<ReconciliationStatementPageQuery>(
    graphql`
      query ReconciliationStatementPageQuery($uuid: UUID!, $date: Date!) @preloadable @throwOnFieldError {
        organization {
          bankAccount(uuid: $uuid) @required(action: THROW) {
            id
            uuid
            alias
          }
          reconciliationStatement(bankAccountUuid: $uuid, date: $date) @required(action: THROW) {
            date
            currency
            bankOn
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
            items {
              kind
              date
              number
              description
              party
              amount {
                amount
                currency
              }
              statementTransaction {
                id
              }
              expectedTransaction {
                uuid
              }
            }
          }
        }
      }
    `,
    queries.page,
  )
  const { bankAccount, reconciliationStatement: statement } = organization
  const today = formats.today()
  const title = formatMessage({ id: 'reconciliationStatement.title' })
  return (
    <Page
      title={title}
      documentTitle={`${title} · ${bankAccount.alias}`}
      crumbs={[
        { label: formatMessage({ id: 'bankAccount.accounts' }), to: '/bank-accounts' },
        { label: bankAccount.alias, to: `/bank-accounts/${bankAccount.uuid}` },
        { label: title },
      ]}
      note={`${bankAccount.alias}, ${formats.date(statement.date, { year: 'always' })}`}
      actions={
        <>
          <Button icon={<Printer className="i" aria-hidden />} onClick={() => window.print()}>
            <FormattedMessage id="reconciliationStatement.print" />
          </Button>
          <ExportButton
            list="RECONCILIATION_STATEMENT"
            rows={{ reconciliationStatement: { bankAccountId: bankAccount.id, date: statement.date } }}
            title={title}
            columns={COLUMNS}
            selectedUuids={[]}
            total={statement.sums.reduce((sum, { count }) => sum + count, 2)}
          />
        </>
      }
    >
      <div className="page reconciliation-statement">
        <div className="statement-day">
          <DayChoice
            label={formatMessage({ id: 'reconciliationStatement.date' })}
            min={oldestDay(today)}
            max={today}
            value={statement.date}
            onChoose={day => void navigate({ search: `?date=${day}` }, { replace: true })}
          />
        </div>
        {statement.bank && statement.books ? (
          <Summary statement={statement} />
        ) : (
          <EmptyState title={<FormattedMessage id="reconciliationStatement.unknown" />}>
            <FormattedMessage id="reconciliationStatement.unknown.why" />
          </EmptyState>
        )}
      </div>
    </Page>
  )
}

/** From the bank's balance through each difference to the books. */
function Summary({ statement }: { statement: Statement }) {
  const { date, bankOn, bank, books, sums, items, currency } = statement
  if (!bank || !books) return null
  return (
    <section className="card card-b">
      <table>
        <caption className="sr">
          <FormattedMessage id="reconciliationStatement.title" />
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="reconciliationStatement.item" />
            </th>
            <th scope="col">
              <FormattedMessage id="reconciliationStatement.day" />
            </th>
            <th scope="col" className="num">
              {currency}
            </th>
          </tr>
        </thead>
        <tbody>
          <tr className="balance">
            <th scope="row">
              <FormattedMessage id="reconciliationStatement.bank" />
            </th>
            <td>{bankOn == null ? null : <DateText value={bankOn} year="always" />}</td>
            <td className="num">
              <Money value={bank} />
            </td>
          </tr>
        </tbody>
        {KINDS.map(kind => {
          const sum = sums.find(each => each.kind === kind)
          if (!sum) return null
          const own = items.filter(each => each.kind === kind && each.date != null)
          return (
            <tbody key={kind}>
              <tr className="kind">
                <th scope="row">
                  <FormattedMessage id={`reconciliationStatement.kind.${kind}`} values={{ count: sum.count }} />
                </th>
                <td />
                <td className="num">
                  <Money value={sum.total} sign="always" />
                </td>
              </tr>
              {own.map((item, place) => (
                <tr key={item.statementTransaction?.id ?? item.expectedTransaction?.uuid ?? place}>
                  <td>
                    <ItemName item={item} />
                  </td>
                  <td>{item.date == null ? null : <DateText value={item.date} year="always" />}</td>
                  <td className="num">
                    <Money value={item.amount} sign="always" />
                  </td>
                </tr>
              ))}
              {own.length > 0 && own.length < sum.count ? (
                <tr>
                  <td colSpan={3} className="muted">
                    <FormattedMessage id="reconciliationStatement.more" values={{ count: sum.count - own.length }} />
                  </td>
                </tr>
              ) : null}
            </tbody>
          )
        })}
        <tbody>
          <tr className="balance">
            <th scope="row">
              <FormattedMessage id="reconciliationStatement.books" />
            </th>
            <td>
              <DateText value={date} year="always" />
            </td>
            <td className="num">
              <Money value={books} />
            </td>
          </tr>
        </tbody>
      </table>
      <p className="muted t12">
        <FormattedMessage id="reconciliationStatement.why" />
      </p>
    </section>
  )
}

function ItemName({ item }: { item: Statement['items'][number] }) {
  const { description, party, number, expectedTransaction } = item
  const name = party ?? description ?? ''
  return (
    <>
      {expectedTransaction ? (
        <Link className="link" to={`/expected-transactions?q=${encodeURIComponent(number ?? '')}`}>
          {number} · {name}
        </Link>
      ) : (
        <Link className="link" to={`/statement-transactions?q=${encodeURIComponent(description ?? '')}`}>
          {name}
        </Link>
      )}
      {description === name ? null : <span className="muted t12">{description}</span>}
    </>
  )
}
