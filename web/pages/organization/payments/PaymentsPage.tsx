import { FileUp } from 'lucide-react'
import { lazy, Suspense, useCallback, useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { PaymentsPage_list$key } from '../../../__generated__/PaymentsPage_list.graphql.ts'
import type { PaymentsPage_row$data } from '../../../__generated__/PaymentsPage_row.graphql.ts'
import type { PaymentsPageListQuery } from '../../../__generated__/PaymentsPageListQuery.graphql.ts'
import type { PaymentsPageQuery } from '../../../__generated__/PaymentsPageQuery.graphql.ts'
import { isZero } from '../../../i18n/decimal.ts'
import { today } from '../../../i18n/format.ts'
import { usePayingActive } from '../../../shell/permissions.tsx'
import { DeferredMount } from '../../../ui/DeferredMount.tsx'
import { LinkButton } from '../../../ui/Button.tsx'
import { defineListScreen } from '../../../ui/list/defineListScreen.tsx'
import type { GridColumn } from '../../../ui/grid/columns.ts'
import { amountColumn, dateColumn, statusColumn } from '../../../ui/grid/columnKinds.tsx'
import { obstacleTo } from '../../../ui/list/allAllow.ts'
import { ExportButton } from '../_components/ExportButton.tsx'
import { useResults } from '../results/_lib/useResults.tsx'
import { PaymentStatusMark } from '../_components/PaymentStatusMark.tsx'
import { PaymentTabs } from './_components/PaymentTabs.tsx'
import { accountTail } from './_lib/accountTail.ts'
import { PaymentActions } from './_lib/lazyActions.ts'
import { listActions } from './_lib/listActions.ts'
import { PaymentsDisabledNotice } from '../_components/lazyPayingOff.ts'
import { pathOf, usePaymentKind } from './_lib/paymentKind.ts'
import { paymentsState, type PaymentsState, toVariables } from './_lib/paymentsState.ts'
import { useAwaitedWords } from './_lib/useAwaitedWords.ts'
import { usePaymentFilters } from './_lib/usePaymentFilters.tsx'
import { usePaymentNote } from './_lib/usePaymentNote.ts'
import './_components/payee.css'

// Lazy: loaded after the first rows, or on the first selection.
const PaymentChanges = lazy(() => import('./_components/PaymentChanges.tsx'))

type Row = PaymentsPage_row$data

/** Payments or transfers, by status. */
export const PaymentsPage = defineListScreen<
  PaymentsPageQuery,
  PaymentsPageListQuery,
  PaymentsPage_list$key,
  PaymentsPage_row$data,
  PaymentsState
>({
  name: 'payments',
  words: { search: 'payments.search' },
  crumbs: ['transact'],
  views: 'PAYMENTS',
  state: paymentsState,
  query: graphql`
    query PaymentsPageQuery($kind: PaymentKind!, $first: Int!, $filter: PaymentFilter, $sort: PaymentSort)
    @preloadable
    @throwOnFieldError {
      organization {
        permissions
        ...usePaymentFilters_organization
        ...PaymentTabs_organization @arguments(kind: $kind)
        ...PaymentsPage_list @arguments(kind: $kind, first: $first, filter: $filter, sort: $sort)
      }
    }
  `,
  list: graphql`
    fragment PaymentsPage_list on Organization
    @refetchable(queryName: "PaymentsPageListQuery")
    @argumentDefinitions(
      kind: { type: "PaymentKind!" }
      first: { type: "Int!" }
      after: { type: "String" }
      filter: { type: "PaymentFilter" }
      sort: { type: "PaymentSort" }
    )
    @throwOnFieldError {
      # Refetched with the rows, so that the counts match them.
      ...PaymentTabs_organization @arguments(kind: $kind)
      payments(first: $first, after: $after, filter: $filter, sort: $sort)
        @connection(key: "PaymentsPage_payments", filters: ["filter", "sort"]) {
        totalCount
        totals {
          amount
          currency
        }
        edges {
          cursor
        }
        ...PaymentsPage_rows
      }
    }
  `,
  rows: graphql`
    fragment PaymentsPage_rows on PaymentConnection @throwOnFieldError {
      edges {
        node {
          ...PaymentsPage_row
        }
      }
    }
  `,
  row: graphql`
    fragment PaymentsPage_row on Payment @inline {
      id
      uuid
      number
      status
      version
      date
      method
      memo
      allowedActions
      amount {
        amount
        currency
      }
      from {
        alias
        accountNumber
        bank {
          name
        }
      }
      to {
        name
        counterparty {
          legalName
        }
        accountNumber
        bank {
          name
        }
      }
      awaitedApproval {
        ...useAwaitedWords_awaited
      }
      ...usePaymentNote_payment
    }
  `,
  connectionOf: ({ payments }) => payments,
  rowName: ({ number }) => number,
  useOwnPart: ({ response: { organization }, data, list, paging, refresh }) => {
    const { formatMessage } = useIntl()
    const kind = usePaymentKind()
    const path = pathOf[kind]
    const columns = useColumns()
    const filters = usePaymentFilters(list, organization)
    const { showResults, resultsDialog } = useResults()
    const { totals } = data.payments
    const addressOf = useCallback(({ uuid }: Row) => `${path}/${uuid}`, [path])

    const mayCreate = organization.permissions.includes('TREASURY_PAYMENTS_CREATE')
    const mayApprove = organization.permissions.includes('TREASURY_PAYMENTS_APPROVE')
    const isOff = !usePayingActive()
    const offersNew = mayCreate && !isOff
    const title = formatMessage({ id: `payments.title.${kind}` })
    // Canceled records have no sum.
    const sums = totals.filter(({ amount }) => !isZero(amount))
    const leavesOut = list.state.tab === 'ALL' && sums.length > 0
    const { first: _first, kind: _kind, ...exported } = toVariables(kind, list.state, today())
    return {
      exporting: shown => (
        <ExportButton list={kind === 'TRANSFER' ? 'TRANSFERS' : 'PAYMENTS'} rows={{ payments: exported }} {...shown} />
      ),
      title,
      ...(kind === 'TRANSFER' ? { views: 'TRANSFERS' } : {}),
      columns,
      filters,
      totals: sums.map(value => ({ value })),
      totalsNote: leavesOut ? <FormattedMessage id="payments.leavesOut" /> : null,
      tabs: <PaymentTabs organizationKey={organization} state={list.state} label={title} />,
      create: offersNew ? { to: `${path}/create`, label: formatMessage({ id: `payments.new.${kind}` }) } : null,
      actions: offersNew ? (
        <LinkButton icon={<FileUp className="i" aria-hidden />} to={`${path}/import`}>
          {formatMessage({ id: 'payments.many' })}
        </LinkButton>
      ) : null,
      noneYet: {
        title: <FormattedMessage id={`payments.none.${kind}`} />,
        why: <FormattedMessage id={`payments.none.why.${kind}`} />,
      },
      notice:
        mayCreate && isOff ? (
          <Suspense fallback={null}>
            <PaymentsDisabledNotice of={kind} />
          </Suspense>
        ) : null,
      rowClass: ({ status }) => (status === 'CANCELLED' || status === 'REJECTED' ? 'final' : undefined),
      linkTo: addressOf,
      bulk:
        mayCreate || mayApprove
          ? {
              amountOf: ({ amount }) => amount,
              obstacle: selected => obstacleTo(selected, listActions),
              actions: selected => (
                <PaymentActions
                  payments={selected}
                  onPartly={showResults}
                  onDone={refused => {
                    paging.setSelection(refused)
                    refresh()
                  }}
                />
              ),
            }
          : null,
      children: (
        <>
          {resultsDialog}
          <DeferredMount>
            <PaymentChanges onChange={refresh} />
          </DeferredMount>
        </>
      ),
    }
  },
})

function useColumns(): readonly GridColumn<Row, PaymentsState['sort']['field']>[] {
  const { formatMessage } = useIntl()
  const noteOf = usePaymentNote()
  const awaitedOf = useAwaitedWords()
  const awaitedInShort = useAwaitedWords(1)
  return useMemo(
    () => [
      {
        id: 'number',
        label: formatMessage({ id: 'payments.number' }),
        width: '156px',
        yields: 4,
        link: true,
        cell: ({ number }) => <span className="tab-num fw5">{number}</span>,
      },
      {
        id: 'beneficiary',
        label: formatMessage({ id: 'payments.beneficiary' }),
        width: 'minmax(240px, 1fr)',
        fixed: true,
        narrow: 'title',
        title: ({ to }) => `${payeeOf(to)}, ${accountTail(to)}`,
        cell: ({ to }) => (
          <span className="payee">
            <b>{payeeOf(to)}</b> <small>{accountTail(to)}</small>
          </span>
        ),
      },
      {
        id: 'from',
        label: formatMessage({ id: 'payments.from' }),
        width: '136px',
        yields: 3,
        title: ({ from }) => `${from.alias}, ${accountTail(from)}`,
        cell: ({ from }) => <span className="muted">{accountTail(from)}</span>,
      },
      {
        id: 'method',
        label: formatMessage({ id: 'payments.method' }),
        width: '104px',
        yields: 2,
        cell: ({ method }) => (
          <span className="muted">{formatMessage({ id: `paymentMethod.${method ?? 'EXPORT'}` })}</span>
        ),
      },
      {
        id: 'memo',
        label: formatMessage({ id: 'payments.memo' }),
        width: '160px',
        yields: 1,
        hiddenByDefault: true,
        title: ({ memo }) => memo ?? '',
        cell: ({ memo }) => memo ?? '–',
      },
      dateColumn(({ date }) => date, {
        label: formatMessage({ id: 'transactions.date' }),
        width: '76px',
        sort: 'DATE',
        yields: 5,
        narrow: 'detail',
      }),
      statusColumn(row => <PaymentStatusMark status={row.status} note={noteOf(row)} />, {
        label: formatMessage({ id: 'transactions.status' }),
        width: 'minmax(176px, 280px)',
        title: row => noteOf(row) ?? '',
      }),
      {
        id: 'awaits',
        label: formatMessage({ id: 'payments.awaits' }),
        width: 'minmax(120px, 200px)',
        yields: 1,
        title: ({ awaitedApproval }) => awaitedOf(awaitedApproval) ?? '',
        cell: ({ awaitedApproval }) => <span className="muted">{awaitedInShort(awaitedApproval)}</span>,
      },
      amountColumn(({ amount }) => amount, {
        label: formatMessage({ id: 'transactions.amount' }),
        sort: 'AMOUNT',
        fixed: true,
        narrow: 'amount',
      }),
    ],
    [formatMessage, noteOf, awaitedOf, awaitedInShort],
  )
}

/** The legal name, if the organization has stored one: the account has it in the bank's capital letters. */
const payeeOf = ({ name, counterparty }: Row['to']): string => counterparty?.legalName ?? name
