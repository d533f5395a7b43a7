import { lazy, useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { readInlineData } from 'relay-runtime'
import type { DepositsPage_list$key } from '../../../__generated__/DepositsPage_list.graphql.ts'
import type { DepositsPage_row$data, DepositsPage_row$key } from '../../../__generated__/DepositsPage_row.graphql.ts'
import type { DepositsPage_rows$key } from '../../../__generated__/DepositsPage_rows.graphql.ts'
import type { DepositsPageListQuery } from '../../../__generated__/DepositsPageListQuery.graphql.ts'
import type { DepositsPageQuery } from '../../../__generated__/DepositsPageQuery.graphql.ts'
import { isZero } from '../../../i18n/decimal.ts'
import { useFormats } from '../../../i18n/format.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { Afterwards } from '../../../ui/Afterwards.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import type { GridColumn } from '../../../ui/grid/columns.ts'
import { ListPage } from '../../../ui/list/ListPage.tsx'
import { useListPage } from '../../../ui/list/useListPage.ts'
import { useListState } from '../../../ui/list/useListState.ts'
import { ForeignMoney } from '../../../ui/Money.tsx'
import { DepositStatusMark } from './_components/DepositStatusMark.tsx'
import { DepositTabs } from './_components/DepositTabs.tsx'
import { MaturityLadder } from './_components/MaturityLadder.tsx'
import { depositsState, type DepositsState } from './_lib/depositsState.ts'
import { percent } from './_lib/rate.ts'
import { useDepositFilters } from './_lib/useDepositFilters.tsx'
import './_components/deposits.css'

// Nobody waits for it: it is fetched after the first rows.
const DepositChanges = lazy(() => import('./_components/DepositChanges.tsx'))

type Row = DepositsPage_row$data

// @inline: rows are read once, without a store subscription each.
const readRow = (key: DepositsPage_row$key) =>
  readInlineData<DepositsPage_row$key>(
    graphql`
      fragment DepositsPage_row on Deposit @inline {
        id
        uuid
        alias
        status
        issuedOn
        maturesOn
        interestRate
        renewal
        bank {
          name
        }
        principal {
          amount
          currency
        }
        netInterest {
          amount
          currency
        }
        nextInterest {
          date
        }
        payoutAccount {
          id
        }
      }
    `,
    key,
  )

/** Deposits by their state, what they hold, and what matures in which month. */
export function DepositsPage({ queries }: PageProps<{ page: DepositsPageQuery }>) {
  const { formatMessage } = useIntl()
  const { organization } = usePreloadedQuery<DepositsPageQuery>(
    graphql`
      query DepositsPageQuery($first: Int!, $filter: DepositFilter, $sort: DepositSort)
      @preloadable
      @throwOnFieldError {
        organization {
          permissions
          ...DepositTabs_organization
          ...MaturityLadder_organization
          ...DepositsPage_list @arguments(first: $first, filter: $filter, sort: $sort)
        }
      }
    `,
    queries.page,
  )
  const list = useListState(depositsState)
  const filters = useDepositFilters(list)
  const columns = useColumns()
  const { data, paging } = useListPage<DepositsPageListQuery, DepositsPage_list$key>(
    graphql`
      fragment DepositsPage_list on Organization
      @refetchable(queryName: "DepositsPageListQuery")
      @argumentDefinitions(
        first: { type: "Int!" }
        after: { type: "String" }
        filter: { type: "DepositFilter" }
        sort: { type: "DepositSort" }
      )
      @throwOnFieldError {
        # Read again together with the rows, so that tabs and ladder tell of the same moment.
        ...DepositTabs_organization
        ...MaturityLadder_organization
        deposits(first: $first, after: $after, filter: $filter, sort: $sort)
          @connection(key: "DepositsPage_deposits", filters: ["filter", "sort"]) {
          totalCount
          totals {
            amount
            currency
          }
          interestTotals {
            amount
            currency
          }
          edges {
            cursor
          }
          ...DepositsPage_rows
        }
      }
    `,
    organization,
  )
  const { totalCount, totals, interestTotals } = data.deposits
  const rows = useRows(data.deposits)
  const mayCreate = organization.permissions.includes('TREASURY_DEPOSITS_MANAGE')
  const title = formatMessage({ id: 'deposits.title' })
  const sums = [
    ...totals.map(value => ({ label: formatMessage({ id: 'deposits.principal' }), value })),
    ...interestTotals.map(value => ({ label: formatMessage({ id: 'deposits.netInterest' }), value })),
  ].filter(({ value }) => !isZero(value.amount))
  const leavesOut = list.state.tab === 'ALL' && sums.length > 0

  return (
    <ListPage
      name="deposits"
      title={title}
      crumbs={[{ label: formatMessage({ id: 'menu.group.transact' }) }]}
      views="DEPOSITS"
      list={list}
      paging={paging}
      rows={rows}
      totalCount={totalCount}
      totals={sums}
      totalsNote={leavesOut ? <FormattedMessage id="deposits.leavesOut" /> : null}
      columns={columns}
      filters={filters}
      tabs={<DepositTabs organizationKey={data} state={list.state} label={title} />}
      notice={<MaturityLadder organizationKey={data} />}
      searchLabel={formatMessage({ id: 'deposits.search' })}
      create={mayCreate ? { to: '/deposits/create', label: formatMessage({ id: 'deposits.new' }) } : null}
      noneYet={{ title: <FormattedMessage id="deposits.none" />, why: <FormattedMessage id="deposits.none.why" /> }}
      rowName={({ alias }) => alias}
      rowClass={({ status }) => (status === 'CLOSED' ? 'final' : undefined)}
      linkTo={({ uuid }) => `/deposits/${uuid}`}
    >
      <Afterwards>
        <DepositChanges onChange={() => paging.refresh(rows.length)} />
      </Afterwards>
    </ListPage>
  )
}

/** Read by themselves: each answer changes the organization's record, and with it all loaded rows would be read again. */
function useRows(key: DepositsPage_rows$key): readonly Row[] {
  const { edges } = useFragment(
    graphql`
      fragment DepositsPage_rows on DepositConnection @throwOnFieldError {
        edges {
          node {
            ...DepositsPage_row
          }
        }
      }
    `,
    key,
  )
  return useMemo(() => edges.map(({ node }) => readRow(node)), [edges])
}

function useColumns(): readonly GridColumn<Row, DepositsState['sort']['field']>[] {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  return useMemo(
    () => [
      {
        id: 'alias',
        label: formatMessage({ id: 'deposits.alias' }),
        width: 'minmax(140px, 1fr)',
        fixed: true,
        narrow: 'title',
        link: true,
        title: ({ alias }) => alias,
        cell: ({ alias }) => <b className="fw5">{alias}</b>,
      },
      {
        id: 'bank',
        label: formatMessage({ id: 'deposits.bank' }),
        width: '128px',
        yields: 2,
        title: ({ bank }) => bank.name,
        cell: ({ bank }) => bank.name,
      },
      {
        id: 'renewal',
        label: formatMessage({ id: 'deposits.renewal' }),
        width: '132px',
        yields: 1,
        cell: ({ renewal }) => (
          <span className="muted">
            <FormattedMessage id={`deposits.renewal.${renewal}`} />
          </span>
        ),
      },
      {
        id: 'rate',
        label: formatMessage({ id: 'deposits.rate' }),
        width: '80px',
        align: 'end',
        yields: 5,
        cell: ({ interestRate }) => <span className="num">{percent(interestRate, formats.language)}</span>,
      },
      {
        id: 'issued',
        label: formatMessage({ id: 'deposits.issued' }),
        width: '92px',
        sort: 'ISSUED_ON',
        yields: 3,
        cell: ({ issuedOn }) => <DateText value={issuedOn} />,
      },
      {
        id: 'maturity',
        label: formatMessage({ id: 'deposits.maturity' }),
        width: '92px',
        sort: 'MATURES_ON',
        ascendsFirst: true,
        fixed: true,
        narrow: 'detail',
        cell: ({ maturesOn }) => <DateText value={maturesOn} />,
      },
      {
        id: 'nextInterest',
        label: formatMessage({ id: 'deposits.nextInterest' }),
        width: '104px',
        yields: 4,
        cell: ({ nextInterest }) =>
          nextInterest ? <DateText value={nextInterest.date} /> : <span className="muted">–</span>,
      },
      {
        id: 'netInterest',
        label: formatMessage({ id: 'deposits.netInterest' }),
        width: '168px',
        align: 'end',
        yields: 6,
        cell: ({ netInterest }) => <ForeignMoney value={netInterest} />,
      },
      {
        id: 'status',
        label: formatMessage({ id: 'transactions.status' }),
        width: '184px',
        fixed: true,
        narrow: 'status',
        cell: deposit => <DepositStatusMark deposit={deposit} />,
      },
      {
        id: 'principal',
        label: formatMessage({ id: 'deposits.principal' }),
        width: '204px',
        align: 'end',
        sort: 'AMOUNT',
        fixed: true,
        narrow: 'amount',
        cell: ({ principal }) => <ForeignMoney value={principal} />,
      },
    ],
    [formatMessage, formats],
  )
}
