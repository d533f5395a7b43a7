import { lazy, Suspense, useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { CreditMemosPage_list$key } from '../../../__generated__/CreditMemosPage_list.graphql.ts'
import type { CreditMemosPage_row$data } from '../../../__generated__/CreditMemosPage_row.graphql.ts'
import type { CreditMemosPageListQuery } from '../../../__generated__/CreditMemosPageListQuery.graphql.ts'
import type { CreditMemosPageQuery } from '../../../__generated__/CreditMemosPageQuery.graphql.ts'
import { isZero } from '../../../i18n/decimal.ts'
import { today, useFormats } from '../../../i18n/format.ts'
import type { GridColumn } from '../../../ui/grid/columns.ts'
import { amountColumn, dateColumn, statusColumn } from '../../../ui/grid/columnKinds.tsx'
import { obstacleTo } from '../../../ui/list/allAllow.ts'
import { pastPresets } from '../../../ui/list/dateRange.ts'
import { defineListScreen } from '../../../ui/list/defineListScreen.tsx'
import { ChoiceEditor } from '../../../ui/list/filterEditors.tsx'
import { ExportButton } from '../_components/ExportButton.tsx'
import { useAmountFilter, useDateFilter } from '../_lib/moneyFilters.tsx'
import { useIssuingEntityFilter } from '../_lib/useIssuingEntityFilter.tsx'
import { useCustomerFilter } from '../customers/_public/useCustomerFilter.tsx'
import { useResults } from '../results/_lib/useResults.tsx'
import { CreditMemoStatusMark } from './_components/CreditMemoStatusMark.tsx'
import { CreditMemoTabs } from './_components/CreditMemoTabs.tsx'
import { decisions } from './_lib/actableMemo.ts'
import { creditMemosState, type CreditMemosState, returnNoteStatuses, toVariables } from './_lib/creditMemosState.ts'

// Loaded on the first selection.
const CreditMemoActions = lazy(() => import('./_components/CreditMemoActions.tsx'))

type Row = CreditMemosPage_row$data

/** Credit memos of issued invoices, by status. */
export const CreditMemosPage = defineListScreen<
  CreditMemosPageQuery,
  CreditMemosPageListQuery,
  CreditMemosPage_list$key,
  CreditMemosPage_row$data,
  CreditMemosState
>({
  name: 'creditMemos',
  words: 'creditMemos',
  crumbs: ['collect'],
  views: 'CREDIT_MEMOS',
  state: creditMemosState,
  query: graphql`
    query CreditMemosPageQuery($first: Int!, $filter: CreditMemoFilter, $sort: CreditMemoSort)
    @preloadable
    @throwOnFieldError {
      organization {
        permissions
        ...useIssuingEntityFilter_organization
        ...CreditMemoTabs_organization
        ...CreditMemosPage_list @arguments(first: $first, filter: $filter, sort: $sort)
      }
    }
  `,
  list: graphql`
    fragment CreditMemosPage_list on Organization
    @refetchable(queryName: "CreditMemosPageListQuery")
    @argumentDefinitions(
      first: { type: "Int!" }
      after: { type: "String" }
      filter: { type: "CreditMemoFilter" }
      sort: { type: "CreditMemoSort" }
    )
    @throwOnFieldError {
      # Refetched with the rows, so that the counts match them.
      ...CreditMemoTabs_organization
      creditMemos(first: $first, after: $after, filter: $filter, sort: $sort)
        @connection(key: "CreditMemosPage_creditMemos", filters: ["filter", "sort"]) {
        totalCount
        totals {
          amount
          currency
        }
        edges {
          cursor
        }
        ...CreditMemosPage_rows
      }
    }
  `,
  rows: graphql`
    fragment CreditMemosPage_rows on CreditMemoConnection @throwOnFieldError {
      edges {
        node {
          ...CreditMemosPage_row
        }
      }
    }
  `,
  row: graphql`
    fragment CreditMemosPage_row on CreditMemo @inline {
      id
      uuid
      number
      version
      status
      kind
      customerName
      entity {
        name
      }
      invoiceNumber
      paymentNumber
      memoDate
      createdAt
      note
      allowedActions
      total {
        amount
        currency
      }
      remaining {
        amount
        currency
      }
    }
  `,
  connectionOf: ({ creditMemos }) => creditMemos,
  readsOnReturn: true,
  rowName: ({ number, invoiceNumber }) => number ?? invoiceNumber ?? '',
  useOwnPart: ({ response: { organization }, data, list, paging, refresh }) => {
    const { formatMessage } = useIntl()
    const { currencySymbol } = useFormats()
    const { filters: ofEntity, hasSeveral } = useIssuingEntityFilter(list, organization)
    const columns = useColumns(hasSeveral)
    const date = useDateFilter(list, pastPresets)
    const amount = useAmountFilter(list)
    const customer = useCustomerFilter(list)
    const { showResults, resultsDialog } = useResults()
    const canAct =
      organization.permissions.includes('INVOICING_CREDIT_MEMOS_MANAGE') ||
      organization.permissions.includes('INVOICING_INVOICES_APPROVE')
    const { first: _first, ...exported } = toVariables(list.state, today())
    const sums = data.creditMemos.totals
      .map(value => ({
        label: `${formatMessage({ id: 'creditMemos.usable' })}, ${currencySymbol(value.currency)}`,
        value,
      }))
      .filter(({ value }) => !isZero(value.amount))
    return {
      exporting: shown => <ExportButton list="CREDIT_MEMOS" rows={{ creditMemos: exported }} {...shown} />,
      columns,
      filters: [
        customer,
        ...ofEntity,
        { ...date, label: formatMessage({ id: 'creditMemos.date' }) },
        amount,
        {
          id: 'returnNote',
          label: formatMessage({ id: 'creditMemos.returnNote' }),
          value: list.state.returnNote && formatMessage({ id: `creditMemos.returnNote.${list.state.returnNote}` }),
          clear: () => list.set({ returnNote: null }),
          editor: close => (
            <ChoiceEditor
              close={close}
              value={list.state.returnNote}
              choices={returnNoteStatuses.map(value => ({
                value,
                label: formatMessage({ id: `creditMemos.returnNote.${value}` }),
              }))}
              onChange={returnNote => list.set({ returnNote })}
            />
          ),
        },
      ],
      totals: sums,
      totalsNote: null,
      tabs: (
        <CreditMemoTabs organizationKey={data} state={list.state} label={formatMessage({ id: 'creditMemos.title' })} />
      ),
      create: null,
      rowClass: ({ status }) => (status === 'VOIDED' ? 'final' : undefined),
      linkTo: ({ uuid }) => `/credit-memo/${uuid}`,
      bulk: canAct
        ? {
            obstacle: (selected: readonly Row[]) => obstacleTo(selected, decisions),
            actions: (selected: readonly Row[]) => (
              <Suspense fallback={null}>
                <CreditMemoActions
                  memos={selected}
                  onDone={refused => {
                    paging.setSelection(refused)
                    refresh()
                  }}
                  onPartly={showResults}
                />
              </Suspense>
            ),
          }
        : null,
      children: resultsDialog,
    }
  },
})

function useColumns(hasEntities: boolean): readonly GridColumn<Row, CreditMemosState['sort']['field']>[] {
  const { formatMessage } = useIntl()
  const { dayOf } = useFormats()
  return useMemo(
    () => [
      {
        id: 'number',
        label: formatMessage({ id: 'creditMemos.number' }),
        width: '136px',
        fixed: true,
        link: true,
        narrow: 'detail',
        cell: ({ number }) =>
          number ? (
            <b className="fw5">{number}</b>
          ) : (
            <span className="muted">
              <FormattedMessage id="creditMemos.noNumber" />
            </span>
          ),
      },
      {
        id: 'customer',
        label: formatMessage({ id: 'creditMemos.customer' }),
        width: 'minmax(152px, 1fr)',
        fixed: true,
        narrow: 'title',
        title: ({ customerName }) => customerName,
        cell: ({ customerName }) => customerName,
      },
      ...(hasEntities
        ? [
            {
              id: 'entity',
              label: formatMessage({ id: 'issuingEntity' }),
              width: '160px',
              yields: 1,
              title: ({ entity }: Row) => entity?.name ?? '',
              cell: ({ entity }: Row) => entity?.name ?? '–',
            },
          ]
        : []),
      {
        id: 'invoice',
        label: formatMessage({ id: 'creditMemos.invoice' }),
        width: '140px',
        yields: 3,
        cell: ({ invoiceNumber }) => invoiceNumber ?? '–',
      },
      {
        id: 'payment',
        label: formatMessage({ id: 'creditMemos.referencePayment' }),
        width: '140px',
        yields: 2,
        cell: ({ paymentNumber }) => paymentNumber ?? '–',
      },
      {
        id: 'note',
        label: formatMessage({ id: 'creditMemos.note' }),
        width: '200px',
        yields: 1,
        hiddenByDefault: true,
        title: ({ note }) => note ?? '',
        cell: ({ note }) => note ?? '–',
      },
      dateColumn(({ memoDate }) => memoDate, {
        id: 'date',
        label: formatMessage({ id: 'creditMemos.date' }),
        width: '96px',
        sort: 'DATE',
        yields: 5,
      }),
      dateColumn(({ createdAt }) => dayOf(createdAt), {
        id: 'createdAt',
        label: formatMessage({ id: 'creditMemos.createdAt' }),
        width: '96px',
        sort: 'CREATED_AT',
        yields: 2,
      }),
      statusColumn(({ status, kind }) => <CreditMemoStatusMark status={status} kind={kind} />, {
        label: formatMessage({ id: 'creditMemos.status' }),
        width: '176px',
      }),
      amountColumn(({ total }) => total, {
        id: 'total',
        label: formatMessage({ id: 'creditMemos.amount' }),
        width: '148px',
        sort: 'AMOUNT',
        fixed: true,
        narrow: 'amount',
      }),
      amountColumn(({ status, remaining }) => (status === 'DRAFT' || status === 'VOIDED' ? null : remaining), {
        id: 'remaining',
        label: formatMessage({ id: 'creditMemos.remaining' }),
        width: '148px',
        yields: 4,
      }),
    ],
    [formatMessage, dayOf, hasEntities],
  )
}
