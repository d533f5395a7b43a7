import { lazy, useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { DepositsPage_list$key } from '../../../__generated__/DepositsPage_list.graphql.ts'
import type { DepositsPage_row$data } from '../../../__generated__/DepositsPage_row.graphql.ts'
import type { DepositsPageListQuery } from '../../../__generated__/DepositsPageListQuery.graphql.ts'
import type { DepositsPageQuery } from '../../../__generated__/DepositsPageQuery.graphql.ts'
import { isZero } from '../../../i18n/decimal.ts'
import type { MessageId } from '../../../i18n/messages.ts'
import { today, useFormats } from '../../../i18n/format.ts'
import { DeferredMount } from '../../../ui/DeferredMount.tsx'
import type { GridColumn } from '../../../ui/grid/columns.ts'
import { amountColumn, dateColumn, statusColumn } from '../../../ui/grid/columnKinds.tsx'
import { defineListScreen } from '../../../ui/list/defineListScreen.tsx'
import { ExportButton } from '../_components/ExportButton.tsx'
import { DepositCalculatorAside } from './_components/DepositCalculatorAside.tsx'
import { DepositStatusMark } from './_components/DepositStatusMark.tsx'
import { DepositTabs } from './_components/DepositTabs.tsx'
import { MaturityLadder } from './_components/MaturityLadder.tsx'
import { TermProgress } from './_components/TermProgress.tsx'
import { depositsState, type DepositsState, toVariables } from './_lib/depositsState.ts'
import { interestPercent } from './_lib/rate.ts'
import { useDepositFilters } from './_lib/useDepositFilters.tsx'
import './_components/deposits.css'

// Lazy: loaded after the first rows.
const DepositChanges = lazy(() => import('./_components/DepositChanges.tsx'))

type Row = DepositsPage_row$data

/** Deposits by status, their amounts, and the maturities by month. */
export const DepositsPage = defineListScreen<
  DepositsPageQuery,
  DepositsPageListQuery,
  DepositsPage_list$key,
  DepositsPage_row$data,
  DepositsState
>({
  name: 'deposits',
  words: 'deposits',
  crumbs: ['transact'],
  views: 'DEPOSITS',
  state: depositsState,
  query: graphql`
    query DepositsPageQuery($first: Int!, $filter: DepositFilter, $sort: DepositSort) @preloadable @throwOnFieldError {
      organization {
        permissions
        defaultCurrency
        ...DepositTabs_organization
        ...MaturityLadder_organization
        ...DepositsPage_list @arguments(first: $first, filter: $filter, sort: $sort)
      }
    }
  `,
  list: graphql`
    fragment DepositsPage_list on Organization
    @refetchable(queryName: "DepositsPageListQuery")
    @argumentDefinitions(
      first: { type: "Int!" }
      after: { type: "String" }
      filter: { type: "DepositFilter" }
      sort: { type: "DepositSort" }
    )
    @throwOnFieldError {
      # Refetched with the rows, so that the counts match them.
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
  rows: graphql`
    fragment DepositsPage_rows on DepositConnection @throwOnFieldError {
      edges {
        node {
          ...DepositsPage_row
        }
      }
    }
  `,
  row: graphql`
    fragment DepositsPage_row on Deposit @inline {
      id
      uuid
      alias
      status
      issuedOn
      termStartsOn
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
  connectionOf: ({ deposits }) => deposits,
  rowName: ({ alias }) => alias,
  useOwnPart: ({ response: { organization }, data, list, refresh }) => {
    const { formatMessage } = useIntl()
    const { currencySymbol } = useFormats()
    const labelOf = (id: MessageId, currency: string) => `${formatMessage({ id })}, ${currencySymbol(currency)}`
    const columns = useColumns()
    const filters = useDepositFilters(list)
    const { totals, interestTotals } = data.deposits
    const sums = [
      ...totals.map(value => ({ label: labelOf('deposits.principal', value.currency), value })),
      ...interestTotals.map(value => ({ label: labelOf('deposits.netInterest', value.currency), value })),
    ].filter(({ value }) => !isZero(value.amount))
    const leavesOut = list.state.tab === 'ALL' && sums.length > 0
    const mayCreate = organization.permissions.includes('TREASURY_DEPOSITS_MANAGE')
    const { first: _first, ...exported } = toVariables(list.state, today())
    return {
      exporting: shown => <ExportButton list="DEPOSITS" rows={{ deposits: exported }} {...shown} />,
      columns,
      filters,
      totals: sums,
      totalsNote: leavesOut ? <FormattedMessage id="deposits.leavesOut" /> : null,
      tabs: <DepositTabs organizationKey={data} state={list.state} label={formatMessage({ id: 'deposits.title' })} />,
      notice: <MaturityLadder organizationKey={data} />,
      aside: mayCreate ? <DepositCalculatorAside currency={organization.defaultCurrency} /> : null,
      create: mayCreate ? { to: '/deposits/create', label: formatMessage({ id: 'deposits.new' }) } : null,
      rowClass: ({ status }) => (status === 'CLOSED' ? 'final' : undefined),
      linkTo: ({ uuid }) => `/deposits/${uuid}`,
      children: (
        <DeferredMount>
          <DepositChanges onChange={refresh} />
        </DeferredMount>
      ),
    }
  },
})

function useColumns(): readonly GridColumn<Row, DepositsState['sort']['field']>[] {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  return useMemo(
    () => [
      {
        id: 'alias',
        label: formatMessage({ id: 'deposits.alias' }),
        width: 'minmax(180px, 2fr)',
        fixed: true,
        narrow: 'title',
        link: true,
        title: ({ alias }) => alias,
        cell: ({ alias, bank }) => (
          <span className="deposit-name">
            <span className="deposit-bank" aria-hidden>
              {bank.name.slice(0, 3).toUpperCase()}
            </span>
            <b className="fw5 trunc">{alias}</b>
          </span>
        ),
      },
      {
        id: 'bank',
        label: formatMessage({ id: 'deposits.bank' }),
        width: '112px',
        yields: 5,
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
        width: '104px',
        align: 'end',
        yields: 4,
        cell: ({ interestRate }) => <span className="num">{interestPercent(interestRate, formats.language)}</span>,
      },
      dateColumn(({ issuedOn }) => issuedOn, {
        id: 'issued',
        label: formatMessage({ id: 'deposits.issued' }),
        sort: 'ISSUED_ON',
        width: '152px',
        yields: 3,
      }),
      {
        id: 'maturity',
        label: formatMessage({ id: 'deposits.maturity' }),
        width: '104px',
        sort: 'MATURES_ON',
        ascendsFirst: true,
        fixed: true,
        narrow: 'detail',
        cell: deposit => <TermProgress deposit={deposit} />,
      },
      dateColumn(({ nextInterest }) => nextInterest?.date, {
        id: 'nextInterest',
        label: formatMessage({ id: 'deposits.nextInterest' }),
        width: '136px',
        yields: 2,
      }),
      // A deposit that was closed early has not earned it.
      amountColumn(({ status, netInterest }) => (status === 'CLOSED' ? null : netInterest), {
        id: 'netInterest',
        label: formatMessage({ id: 'deposits.netInterest' }),
        width: '156px',
        yields: 6,
      }),
      statusColumn(deposit => <DepositStatusMark deposit={deposit} />, {
        label: formatMessage({ id: 'transactions.status' }),
        width: '184px',
      }),
      amountColumn(({ principal }) => principal, {
        id: 'principal',
        label: formatMessage({ id: 'deposits.principal' }),
        width: 'minmax(150px, 1fr)',
        sort: 'AMOUNT',
        fixed: true,
        narrow: 'amount',
      }),
    ],
    [formatMessage, formats],
  )
}
