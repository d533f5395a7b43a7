import { BookText, ChevronLeft, ChevronRight } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { JournalsPageQuery } from '../../../__generated__/JournalsPageQuery.graphql.ts'
import { addMonths, monthStart } from '../../../i18n/calendarDate.ts'
import { useFormats } from '../../../i18n/format.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { useReadAgain } from '../../../relay/useReadAgain.ts'
import { usePermission } from '../../../shell/permissions.tsx'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { useListState } from '../../../ui/list/useListState.ts'
import { Page } from '../../../ui/Page.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ExportJournals } from './_components/ExportJournals.tsx'
import { JournalEntries } from './_components/JournalEntries.tsx'
import { filters, journalsState, monthOf, toVariables } from './_lib/journalsState.ts'
import './journals.css'

const query = graphql`
  query JournalsPageQuery($month: Date!, $shown: JournalFilter!, $account: String, $page: Int!)
  @preloadable
  @throwOnFieldError {
    organization {
      invoicingJournals(month: $month, shown: $shown, account: $account, page: $page) {
        currencies {
          currency
          debit {
            amount
            currency
          }
          credit {
            amount
            currency
          }
          entryCount
        }
        accounts {
          key
          code
          name
        }
        unmapped {
          key
          purpose
        }
        exports {
          sequence
          isFull
          reason
          name
          entryCount
          createdAt
          createdByName
          url
        }
        changeCount
        totalCount
        ...JournalEntries_month
      }
    }
  }
`

/** Balanced entries of a month that follow from what invoicing did, exported for the accounting program. */
export function JournalsPage({ queries }: PageProps<{ page: JournalsPageQuery }>) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const list = useListState(journalsState)
  const { state, set } = list
  const { organization } = usePreloadedQuery<JournalsPageQuery>(query, queries.page)
  const readAgain = useReadAgain<JournalsPageQuery>(query)
  const mayManage = usePermission('INVOICING_JOURNALS_MANAGE')
  const { currencies, accounts, unmapped, exports, changeCount, totalCount, ...month } = organization.invoicingJournals
  const [last] = exports
  const present = monthStart(formats.today())
  const shown = monthOf(state)
  const go = (months: number) => {
    const next = addMonths(shown, months)
    set({ month: next === present ? null : next.slice(0, 7), page: 1 })
  }
  const title = formatMessage({ id: 'menu.journals' })
  const isEmpty = currencies.length === 0 && exports.length === 0
  return (
    <Page
      title={title}
      crumbs={[{ label: formatMessage({ id: 'menu.group.collect' }) }, { label: title }]}
      actions={
        <>
          <div className="journals-month" role="group" aria-label={formatMessage({ id: 'journals.month' })}>
            <Button iconOnly aria-label={formatMessage({ id: 'journals.month.before' })} onClick={() => go(-1)}>
              <ChevronLeft className="i" aria-hidden />
            </Button>
            <b>{formats.month(shown)}</b>
            <Button
              iconOnly
              aria-label={formatMessage({ id: 'journals.month.after' })}
              disabled={shown >= present}
              onClick={() => go(1)}
            >
              <ChevronRight className="i" aria-hidden />
            </Button>
          </div>
          <LinkButton to="/journals/accounts">
            <FormattedMessage id="journals.accounts" />
          </LinkButton>
          {mayManage ? (
            <ExportJournals
              month={shown}
              hasLeft={last !== undefined}
              changeCount={changeCount}
              disabled={isEmpty || unmapped.length > 0}
              onExported={() => readAgain(toVariables(state))}
            />
          ) : null}
        </>
      }
    >
      {isEmpty ? (
        <EmptyState
          icon={<BookText className="i" aria-hidden />}
          title={<FormattedMessage id="journals.none" values={{ month: formats.month(shown) }} />}
        >
          <FormattedMessage id="journals.none.why" /> <FormattedMessage id="journals.covers" />
        </EmptyState>
      ) : (
        <div className="page journals" aria-busy={list.isPending}>
          <p className="muted t13">
            <FormattedMessage id="journals.covers" />
          </p>
          <section className="card">
            <dl className="card-b journals-figures">
              {currencies.map(({ currency, debit, credit, entryCount }) => (
                <div key={currency} className="journals-figures">
                  <div>
                    <dt>
                      <FormattedMessage id="journals.debit.of" values={{ currency }} />
                    </dt>
                    <dd className="num journals-sum">{formats.amount(debit.amount)}</dd>
                    <dd className="muted t12">
                      <FormattedMessage id="journals.count" values={{ count: entryCount }} />
                    </dd>
                  </div>
                  <div>
                    <dt>
                      <FormattedMessage id="journals.credit.of" values={{ currency }} />
                    </dt>
                    <dd className="num journals-sum">{formats.amount(credit.amount)}</dd>
                    <dd className="muted t12">
                      <FormattedMessage id="journals.equal" />
                    </dd>
                  </div>
                </div>
              ))}
              <div>
                <dt>
                  <FormattedMessage id="journals.left" />
                </dt>
                <dd className="journals-sum">
                  {last ? (
                    <DateText value={formats.dayOf(last.createdAt)} />
                  ) : (
                    <FormattedMessage id="journals.left.never" />
                  )}
                </dd>
                {last ? (
                  <dd className="muted t12">
                    <FormattedMessage id="journals.changes" values={{ count: changeCount }} />
                  </dd>
                ) : null}
              </div>
            </dl>
          </section>
          {unmapped.length > 0 ? (
            <p className="note warn" role="status">
              <FormattedMessage
                id="journals.unmapped"
                values={{
                  count: unmapped.length,
                  accounts: unmapped.map(({ purpose }) => purpose).join(', '),
                  link: text => (
                    <Link key="link" className="link" to="/journals/accounts">
                      {text}
                    </Link>
                  ),
                }}
              />
            </p>
          ) : null}
          <section className="card">
            <div className="card-h">
              <h2>
                <FormattedMessage id="journals.entries" />
              </h2>
              <span className="end row">
                <select
                  className="input"
                  aria-label={formatMessage({ id: 'journals.account' })}
                  value={state.account ?? ''}
                  onChange={event => set({ account: event.target.value || null, page: 1 })}
                >
                  <option value="">{formatMessage({ id: 'journals.account.all' })}</option>
                  {accounts.map(({ key, code, name }) => (
                    <option key={key} value={key}>
                      {code == null ? name : `${code} ${name}`}
                    </option>
                  ))}
                </select>
                <select
                  className="input"
                  aria-label={formatMessage({ id: 'journals.show' })}
                  value={state.show}
                  onChange={event =>
                    set({ show: filters.find(filter => filter === event.target.value) ?? 'ALL', page: 1 })
                  }
                >
                  {filters.map(filter => (
                    <option key={filter} value={filter}>
                      {formatMessage({ id: `journals.show.${filter}` })}
                    </option>
                  ))}
                </select>
              </span>
            </div>
            {totalCount === 0 ? (
              <p className="card-b muted">
                <FormattedMessage id="journals.noMatch" />
              </p>
            ) : (
              <JournalEntries monthKey={month} page={state.page} onPage={page => set({ page })} />
            )}
          </section>
          {exports.length > 0 ? (
            <section className="card">
              <div className="card-h">
                <h2>
                  <FormattedMessage id="journals.exports" />
                </h2>
              </div>
              <ul className="card-b">
                {exports.map(({ sequence, isFull, reason, name, entryCount, createdAt, createdByName, url }) => (
                  <li key={sequence}>
                    {mayManage ? (
                      <a className="link" href={url} download>
                        {name}
                      </a>
                    ) : (
                      name
                    )}
                    <span className="muted t13">
                      {' · '}
                      <FormattedMessage id={isFull ? 'journals.exports.full' : 'journals.exports.changes'} />
                      {' · '}
                      <FormattedMessage id="journals.count" values={{ count: entryCount }} />
                      {' · '}
                      {formats.dateTime(createdAt)}
                      {createdByName == null ? null : ` · ${createdByName}`}
                      {reason == null ? null : (
                        <>
                          {' · '}
                          <FormattedMessage id="journals.exports.again" values={{ reason }} />
                        </>
                      )}
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
        </div>
      )}
    </Page>
  )
}
