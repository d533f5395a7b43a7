import { Sheet } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { useParams } from 'react-router'
import { oldestDay } from '../../../i18n/calendarDate.ts'
import type { StatementPageQuery } from '../../../__generated__/StatementPageQuery.graphql.ts'
import { currencyOf } from '../../../i18n/currency.ts'
import { isZero } from '../../../i18n/decimal.ts'
import { useFormats } from '../../../i18n/format.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { usePermission } from '../../../shell/permissions.tsx'
import { buttonClass } from '../../../ui/Button.tsx'
import { DayChoice } from '../../../ui/form/DayChoice.tsx'
import { useShortcuts } from '../../../ui/keyboard/shortcuts.ts'
import { useListState } from '../../../ui/list/useListState.ts'
import { useListReturn } from '../../../ui/list/useListReturn.ts'
import { Page } from '../../../ui/Page.tsx'
import { PaperDownload } from '../_components/lazyPaperDownload.ts'
import { StatementEntries } from './_components/StatementEntries.tsx'
import { StatementItems } from './_components/StatementItems.tsx'
import { statementState, statementViews } from './_lib/statementState.ts'
import './_components/statement.css'

const SendStatement = lazy(() => import('./_components/SendStatement.tsx'))

/** A customer's statement of account: the activity of a period, or the open items with their age. */
export function StatementPage({ queries }: PageProps<{ page: StatementPageQuery }>) {
  const { formatMessage, locale } = useIntl()
  const formats = useFormats()
  const { uuid = '' } = useParams()
  const { state, set, isPending } = useListState(statementState)
  const { view } = state
  const { organization } = usePreloadedQuery<StatementPageQuery>(
    graphql`
      query StatementPageQuery($uuid: UUID!, $currency: Currency!, $from: Date, $to: Date)
      @preloadable
      @throwOnFieldError {
        organization {
          customerStatement(customerUuid: $uuid, currency: $currency, from: $from, to: $to) {
            customerId
            customerName
            currency
            currencies
            from
            to
            today
            nextDueOn
            closing {
              amount
              currency
            }
            remaining {
              amount
              currency
            }
            waitingForSlip {
              amount
              currency
            }
            unapplied {
              amount
              currency
            }
            unverified {
              amount
              currency
            }
            writtenOff {
              amount
              currency
            }
            ages {
              bucket
              amount {
                amount
              }
            }
            period_BOTH: documentUrl(view: PERIOD, language: BOTH)
            period_ID: documentUrl(view: PERIOD, language: ID)
            period_EN: documentUrl(view: PERIOD, language: EN)
            open_BOTH: documentUrl(view: OPEN_ITEMS, language: BOTH)
            open_ID: documentUrl(view: OPEN_ITEMS, language: ID)
            open_EN: documentUrl(view: OPEN_ITEMS, language: EN)
            periodBook_ID: workbookUrl(view: PERIOD, language: ID)
            periodBook_EN: workbookUrl(view: PERIOD, language: EN)
            openBook_ID: workbookUrl(view: OPEN_ITEMS, language: ID)
            openBook_EN: workbookUrl(view: OPEN_ITEMS, language: EN)
            ...StatementEntries_statement
            ...StatementItems_statement
          }
        }
      }
    `,
    queries.page,
  )
  const maySend = usePermission('INVOICING_INVOICES_MANAGE')
  const { back } = useListReturn(`/buyer/${uuid}`)
  useShortcuts([{ keys: 'Escape', label: formatMessage({ id: 'statement.back' }), run: back }])
  const statement = organization.customerStatement
  // An unknown uuid has already thrown G-7.
  if (!statement) return null
  const { customerName, currencies, from, to, today } = statement
  const isPeriod = view === 'PERIOD'
  const isIndonesian = locale.startsWith('id')
  const currency = currencyOf(statement.currency)
  const title = formatMessage({ id: 'statement.title' })
  const earliest = oldestDay(today)
  return (
    <Page
      title={`${title}, ${customerName}`}
      crumbs={[
        { label: formatMessage({ id: 'menu.group.monitor' }) },
        { label: formatMessage({ id: 'customers.title' }), to: '/buyer' },
        { label: customerName, to: `/buyer/${uuid}` },
        { label: title },
      ]}
      actions={
        <>
          <Choice
            label={formatMessage({ id: 'statement.view' })}
            name="view"
            options={statementViews}
            chosen={view}
            show={option => <FormattedMessage id={`statement.view.${option}`} />}
            onChoose={option => set({ view: option })}
          />
          {currencies.length > 1 ? (
            <Choice
              label={formatMessage({ id: 'statement.currency' })}
              name="currency"
              options={currencies.map(currencyOf)}
              chosen={currency}
              show={option => option}
              onChoose={option => set({ currency: option })}
            />
          ) : null}
          {isPeriod ? (
            <DayChoice
              label={formatMessage({ id: 'statement.from' })}
              min={earliest}
              max={to}
              value={from}
              onChoose={day => set({ from: day })}
            />
          ) : null}
          <DayChoice
            label={formatMessage({ id: 'statement.to' })}
            min={earliest}
            max={today}
            value={to}
            onChoose={day => set({ to: day === today ? null : day, ...(day < from && { from: day }) })}
          />
          <a
            className={buttonClass({})}
            href={
              isPeriod
                ? statement[isIndonesian ? 'periodBook_ID' : 'periodBook_EN']
                : statement[isIndonesian ? 'openBook_ID' : 'openBook_EN']
            }
            download
          >
            <Sheet className="i" aria-hidden />
            <FormattedMessage id="statement.xlsx" />
          </a>
          <Suspense fallback={null}>
            <PaperDownload
              name={`${customerName} ${to}`}
              urls={{
                BOTH: isPeriod ? statement.period_BOTH : statement.open_BOTH,
                ID: isPeriod ? statement.period_ID : statement.open_ID,
                EN: isPeriod ? statement.period_EN : statement.open_EN,
              }}
            />
            {maySend ? (
              <SendStatement
                customer={customerName}
                input={{ customerId: statement.customerId, currency, from, to, view }}
              />
            ) : null}
          </Suspense>
        </>
      }
    >
      <div className="page statement" aria-busy={isPending}>
        <section className="card">
          <dl className="card-b statement-facts">
            <Figure label="statement.closing">
              <span className="statement-closing num">{formats.money(statement.closing)}</span>
            </Figure>
            <Figure label="statement.remaining">
              <span className="num">{formats.money(statement.remaining)}</span>
            </Figure>
            <Figure label="statement.waiting">
              <span className="num">{formats.money(statement.waitingForSlip)}</span>
            </Figure>
            <Figure label="statement.unapplied">
              <span className="num">{formats.money(statement.unapplied)}</span>
            </Figure>
            {!isPeriod || isZero(statement.writtenOff.amount) ? null : (
              <Figure label="statement.writtenOff">
                <span className="num">{formats.money(statement.writtenOff)}</span>
              </Figure>
            )}
            {isZero(statement.unverified.amount) ? null : (
              <Figure label="statement.unverified">
                <span className="num">{formats.money(statement.unverified)}</span>
              </Figure>
            )}
            {statement.nextDueOn ? (
              <Figure label="statement.nextDue">{formats.date(statement.nextDueOn, { year: 'always' })}</Figure>
            ) : null}
          </dl>
        </section>
        <section className="card" aria-labelledby="statement-ages">
          <div className="card-h">
            <h2 id="statement-ages">
              <FormattedMessage id="statement.ages" />
            </h2>
          </div>
          <dl className="card-b statement-facts statement-ages">
            {statement.ages.map(({ bucket, amount }) => (
              <div key={bucket}>
                <dt>
                  <FormattedMessage id={`agedReceivables.bucket.${isBucket(bucket) ? bucket : 'MORE'}`} />
                </dt>
                <dd className={isZero(amount.amount) ? 'muted tab-num' : 'tab-num'}>
                  {formats.amountOrDash(amount.amount)}
                </dd>
              </div>
            ))}
          </dl>
        </section>
        <section className="card" aria-labelledby="statement-rows">
          <div className="card-h">
            <h2 id="statement-rows">
              <FormattedMessage id={`statement.view.${view}`} />
            </h2>
          </div>
          <div className="statement-scroll" role="region" aria-labelledby="statement-rows" tabIndex={0}>
            {isPeriod ? <StatementEntries statementKey={statement} /> : <StatementItems statementKey={statement} />}
          </div>
        </section>
      </div>
    </Page>
  )
}

const buckets = ['NOT_DUE', 'TODAY', 'DAYS_1_30', 'DAYS_31_90', 'DAYS_91_180', 'DAYS_181_365', 'MORE'] as const
const isBucket = (bucket: string): bucket is (typeof buckets)[number] => buckets.some(known => known === bucket)

type FigureLabel =
  `statement.${'closing' | 'remaining' | 'waiting' | 'unapplied' | 'writtenOff' | 'unverified' | 'nextDue'}`

const Figure = ({ label, children }: { label: FigureLabel; children: ReactNode }) => (
  <div>
    <dt>
      <FormattedMessage id={label} />
    </dt>
    <dd>{children}</dd>
  </div>
)

type ChoiceProps<Option extends string> = {
  label: string
  name: string
  options: readonly Option[]
  chosen: Option
  show: (option: Option) => ReactNode
  onChoose: (option: Option) => void
}

/** Chooses one of a few options. */
function Choice<Option extends string>({ label, name, options, chosen, show, onChoose }: ChoiceProps<Option>) {
  return (
    <div className="seg" role="radiogroup" aria-label={label}>
      {options.map(option => (
        <label key={option} className={option === chosen ? 'on' : undefined}>
          <input
            className="sr"
            type="radio"
            name={name}
            checked={option === chosen}
            onChange={() => onChoose(option)}
          />
          {show(option)}
        </label>
      ))}
    </div>
  )
}
