import { RefreshCw } from 'lucide-react'
import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { useRevalidator } from 'react-router'
import type { GroupCashPageQuery } from '../../../__generated__/GroupCashPageQuery.graphql.ts'
import { currencies as known } from '../../../i18n/currency.ts'
import { useFormats } from '../../../i18n/format.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { Button } from '../../../ui/Button.tsx'
import { useListState } from '../../../ui/list/useListState.ts'
import { Page } from '../../../ui/Page.tsx'
import { PositionEmailButton } from '../_components/PositionEmailButton.tsx'
import { BetweenThem } from './_components/BetweenThem.tsx'
import { Segments } from './_components/Segments.tsx'
import { GroupForecast } from './_components/GroupForecast.tsx'
import { GroupPayables } from './_components/GroupPayables.tsx'
import { GroupPosition } from './_components/GroupPosition.tsx'
import { GroupSums } from './_components/GroupSums.tsx'
import { OrganizationChoice } from './_components/OrganizationChoice.tsx'
import { WhereItIs } from './_components/WhereItIs.tsx'
import { groupCashState, views } from './_lib/groupCashState.ts'
import { answeredOf, groupRows, payablesOf, sumsOf } from './_lib/groupRows.ts'
import './groupCash.css'

/** The cash of several organizations in one operation, each with the user's permissions there; one failure does not affect the others. */
export function GroupCashPage({ queries }: PageProps<{ page: GroupCashPageQuery }>) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const { revalidate, state: revalidation } = useRevalidator()
  const list = useListState(groupCashState)
  const { state, set } = list
  const { viewer } = usePreloadedQuery<GroupCashPageQuery>(
    graphql`
      query GroupCashPageQuery($currency: Currency!, $chosen: [UUID!], $most: Int!) @preloadable {
        viewer {
          all: memberships(status: ACTIVE) {
            id
            organization {
              uuid
              name
            }
          }
          intercompany(organizations: $chosen, first: $most, currency: $currency, days: 7) {
            hasMore
            organizations {
              organization {
                uuid
              }
              moved {
                currency
                in {
                  amount
                }
                out {
                  amount
                }
                betweenIn {
                  amount
                }
                betweenOut {
                  amount
                }
              }
              expectedIn {
                amount {
                  amount
                }
              }
              expectedOut {
                amount {
                  amount
                }
              }
              owed {
                remaining {
                  amount
                }
                buckets {
                  bucket
                  amount {
                    amount
                  }
                }
              }
            }
            flows {
              ...BetweenThem_flow
            }
          }
          memberships(status: ACTIVE, organizations: $chosen, first: $most) {
            id
            permissions
            role {
              name
            }
            organization {
              uuid
              name
              legalName
              timeZone
              cashPosition {
                today
                currencies {
                  currency
                  rupiahRate {
                    rate
                    date
                  }
                  totals {
                    unknown
                    available {
                      amount
                    }
                    availableInRupiah {
                      amount
                    }
                    stale {
                      amount
                    }
                  }
                }
              }
              cashForecast(currency: $currency, unit: WEEK) {
                openingAt
                minimum {
                  amount
                }
                lowest {
                  day
                  amount {
                    amount
                  }
                }
                firstBreach {
                  day
                }
                periods {
                  to
                  closing {
                    amount
                  }
                }
              }
              agedPayables(currency: $currency) {
                currencies {
                  currency
                  remaining {
                    amount
                  }
                  buckets {
                    bucket
                    amount {
                      amount
                    }
                  }
                }
              }
              approvalQueue(first: 1, tab: INBOX) {
                totalCount
              }
              exceptionCounts {
                open
                inProgress
              }
            }
          }
        }
      }
    `,
    queries.page,
  )
  // Depends on the query reference, which is new for each answer.
  const readAt = useMemo(() => (queries.page ? new Date().toISOString() : ''), [queries.page])
  const rows = useMemo(() => groupRows(viewer?.memberships ?? []), [viewer])
  const answered = answeredOf(rows)
  const sums = sumsOf(answered, known)
  const { view, currency } = state
  // SGD is offered only where it is held or owed, or by the address.
  const offered = known.filter(
    code =>
      code !== 'SGD' ||
      code === currency ||
      sums.some(sum => sum.currency === code) ||
      answered.some(row => payablesOf(row, code)),
  )
  const between = viewer?.intercompany
  const table = { rows, currency, currencies: sums.map(sum => sum.currency), between }
  return (
    <Page
      title={formatMessage({ id: 'groupCash.title' })}
      crumbs={[
        { label: formatMessage({ id: 'menu.group.analyze' }) },
        { label: formatMessage({ id: 'groupCash.title' }) },
      ]}
      note={formatMessage({ id: 'groupCash.answered' }, { answered: answered.length, asked: rows.length })}
      actions={
        <>
          <Segments
            label={formatMessage({ id: 'groupCash.view' })}
            choices={views.map(value => ({ value, label: formatMessage({ id: `groupCash.view.${value}` }) }))}
            value={view}
            onChange={value => set({ view: value })}
          />
          <Segments
            label={formatMessage({ id: 'groupCash.currency' })}
            choices={offered.map(value => ({ value, label: value }))}
            value={currency}
            onChange={value => set({ currency: value })}
          />
          <OrganizationChoice
            organizations={viewer?.all.map(({ organization }) => organization) ?? []}
            shown={rows.map(({ uuid }) => uuid)}
            onChange={organizations => set({ organizations })}
          />
          <PositionEmailButton>
            <FormattedMessage id="groupCash.byEmail" />
          </PositionEmailButton>
        </>
      }
    >
      <div className="page group-cash" aria-busy={list.isPending}>
        <GroupSums sums={sums} answered={answered.length} asked={rows.length} />
        <section className="card group-table" aria-labelledby="group-rows">
          <div className="card-h">
            <h2 id="group-rows">
              <FormattedMessage id={`groupCash.rows.${view}`} values={{ currency }} />
            </h2>
            <span className="t12 muted grow">
              <FormattedMessage id="groupCash.rights" />
            </span>
            <span className="t12 muted">
              <FormattedMessage id="groupCash.readAt" values={{ time: formats.time(readAt) }} />
            </span>
            <Button
              size="sm"
              onClick={() => void revalidate()}
              disabled={revalidation === 'loading'}
              aria-label={formatMessage({ id: 'groupCash.readAgain' })}
            >
              <RefreshCw className="i" aria-hidden />
            </Button>
          </div>
          <div className="group-scroll scrolls-aside" role="region" aria-labelledby="group-rows" tabIndex={0}>
            {view === 'POSITION' ? <GroupPosition {...table} onRetry={() => void revalidate()} /> : null}
            {view === 'FORECAST' ? <GroupForecast {...table} onRetry={() => void revalidate()} /> : null}
            {view === 'PAYABLES' ? <GroupPayables {...table} onRetry={() => void revalidate()} /> : null}
          </div>
        </section>
        {view === 'POSITION' ? (
          <div className="group-pair">
            <WhereItIs rows={answered} currency={currency} />
            {between && between.organizations.length > 1 ? <BetweenThem between={between} /> : null}
          </div>
        ) : null}
      </div>
    </Page>
  )
}
