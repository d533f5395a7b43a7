import { lazy, Suspense, useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { InvoicesPage_list$key } from '../../../__generated__/InvoicesPage_list.graphql.ts'
import type { InvoicesPage_row$data } from '../../../__generated__/InvoicesPage_row.graphql.ts'
import type { InvoicesPageListQuery } from '../../../__generated__/InvoicesPageListQuery.graphql.ts'
import type { InvoicesPageQuery } from '../../../__generated__/InvoicesPageQuery.graphql.ts'
import { isZero } from '../../../i18n/decimal.ts'
import { addMessages } from '../../../i18n/intl.ts'
import { today } from '../../../i18n/format.ts'
import { DateText } from '../../../ui/DateText.tsx'
import type { GridColumn } from '../../../ui/grid/columns.ts'
import { amountColumn, dateColumn } from '../../../ui/grid/columnKinds.tsx'
import { obstacleTo } from '../../../ui/list/allAllow.ts'
import { defineListScreen } from '../../../ui/list/defineListScreen.tsx'
import { ExportButton } from '../_components/ExportButton.tsx'
import { ImportFromFile } from '../_components/ImportFromFile.tsx'
import { useIssuingEntityFilter } from '../_lib/useIssuingEntityFilter.tsx'
import { useResults } from '../results/_lib/useResults.tsx'
import { AgreementBadge } from './_components/AgreementBadge.tsx'
import { InvoiceStatusMark } from './_components/InvoiceStatusMark.tsx'
import { ExportTaxInvoicesButton, ImportTaxNumbersButton } from './_components/TaxInvoiceButtons.tsx'
import { RemindButton } from './_components/RemindButton.tsx'
import { TaxInvoiceMark } from './_components/TaxInvoiceMark.tsx'
import { InvoiceTabs } from './_components/InvoiceTabs.tsx'
import { decisions } from './_lib/actableInvoice.ts'
import { invoicesState, type InvoicesState, toVariables } from './_lib/invoicesState.ts'
import { useInvoiceFilters } from './_lib/useInvoiceFilters.tsx'
import { useInvoiceSums } from './_lib/useInvoiceSums.ts'
import { isIssued } from '../_lib/isIssued.ts'
import './_components/invoices.css'

// Loaded on the first selection.
const InvoiceActions = lazy(() => import('./_components/InvoiceActions.tsx'))
const InvoicePdfsButton = lazy(async () => {
  const [module] = await Promise.all([import('./_components/InvoicePdfsButton.tsx'), addMessages(['papers'])])
  return { default: module.InvoicePdfsButton }
})

type Row = InvoicesPage_row$data

/** Invoices to customers, by status. */
export const InvoicesPage = defineListScreen<
  InvoicesPageQuery,
  InvoicesPageListQuery,
  InvoicesPage_list$key,
  InvoicesPage_row$data,
  InvoicesState
>({
  name: 'invoices',
  words: 'invoices',
  crumbs: ['collect'],
  views: 'INVOICES',
  state: invoicesState,
  query: graphql`
    query InvoicesPageQuery($first: Int!, $filter: InvoiceFilter, $sort: InvoiceSort) @preloadable @throwOnFieldError {
      organization {
        permissions
        ...useIssuingEntityFilter_organization
        ...InvoiceTabs_organization
        ...InvoicesPage_list @arguments(first: $first, filter: $filter, sort: $sort)
      }
    }
  `,
  list: graphql`
    fragment InvoicesPage_list on Organization
    @refetchable(queryName: "InvoicesPageListQuery")
    @argumentDefinitions(
      first: { type: "Int!" }
      after: { type: "String" }
      filter: { type: "InvoiceFilter" }
      sort: { type: "InvoiceSort" }
    )
    @throwOnFieldError {
      # Refetched with the rows, so that the counts match them.
      ...InvoiceTabs_organization
      invoices(first: $first, after: $after, filter: $filter, sort: $sort)
        @connection(key: "InvoicesPage_invoices", filters: ["filter", "sort"]) {
        totalCount
        totals {
          amount
          currency
        }
        remainingTotals {
          amount
          currency
        }
        withheldOpenTotals {
          amount
          currency
        }
        edges {
          cursor
        }
        ...InvoicesPage_rows
      }
    }
  `,
  rows: graphql`
    fragment InvoicesPage_rows on InvoiceConnection @throwOnFieldError {
      edges {
        node {
          ...InvoicesPage_row
        }
      }
    }
  `,
  row: graphql`
    fragment InvoicesPage_row on Invoice @inline {
      id
      uuid
      number
      version
      status
      kind
      isOverdue
      nextDueDate
      expectedDate
      customerName
      entity {
        name
      }
      customerReference
      invoiceDate
      firstLine
      lineCount
      hardCopy
      deliveryStatus
      shippedOn
      allowedActions
      taxInvoice {
        status
        transactionCode
        daysLeft
        allowedActions
      }
      total {
        amount
        currency
      }
      remaining {
        amount
        currency
      }
      unverified {
        amount
      }
      withheldOpen {
        amount
        currency
      }
      agreement {
        promisedOn
        isDisputed
      }
    }
  `,
  connectionOf: ({ invoices }) => invoices,
  readsOnReturn: true,
  rowName: ({ number, customerName }) => number ?? customerName,
  useOwnPart: ({ response: { organization }, data, list, paging, refresh }) => {
    const { formatMessage } = useIntl()
    const { filters: ofEntity, hasSeveral } = useIssuingEntityFilter(list, organization)
    const columns = useColumns(hasSeveral)
    const filters = useInvoiceFilters(list, ofEntity)
    const { showResults, resultsDialog } = useResults()
    const canManage = organization.permissions.includes('INVOICING_INVOICES_MANAGE')
    const canDecide = organization.permissions.includes('INVOICING_INVOICES_APPROVE')
    const { first: _first, ...exported } = toVariables(list.state, today())
    const sums = useInvoiceSums(data.invoices)
    return {
      exporting: shown => <ExportButton list="INVOICES" rows={{ invoices: exported }} {...shown} />,
      columns,
      filters,
      totals: sums,
      totalsNote: list.state.tab === 'ALL' && sums.length > 0 ? <FormattedMessage id="invoices.leavesOut" /> : null,
      tabs: <InvoiceTabs organizationKey={data} state={list.state} label={formatMessage({ id: 'invoices.title' })} />,
      actions: (
        <>
          {canManage ? <ImportTaxNumbersButton onDone={refresh} /> : null}
          {canDecide ? <ImportFromFile create="/invoices/create" /> : null}
        </>
      ),
      create: canManage ? { to: '/invoices/create', label: formatMessage({ id: 'invoices.new' }) } : null,
      rowClass: ({ status }) => (status === 'CANCELED' ? 'final' : undefined),
      linkTo: ({ uuid }) => `/invoices/${uuid}`,
      bulk:
        canManage || canDecide
          ? {
              obstacle: (selected: readonly Row[]) =>
                allExport(selected) || (canManage && allOwe(selected)) ? null : obstacleTo(selected, decisions),
              actions: (selected: readonly Row[]) => (
                <Suspense fallback={null}>
                  {selected.length > 0 ? (
                    <InvoicePdfsButton
                      invoices={selected}
                      onDone={refused => paging.setSelection(refused)}
                      onPartly={showResults}
                    />
                  ) : null}
                  {allExport(selected) ? (
                    <ExportTaxInvoicesButton
                      ids={selected.map(({ id }) => id)}
                      onDone={() => {
                        paging.setSelection(new Set())
                        refresh()
                      }}
                    />
                  ) : null}
                  {canManage && allOwe(selected) ? (
                    <RemindButton
                      invoices={selected}
                      onDone={refused => {
                        paging.setSelection(refused)
                        refresh()
                      }}
                      onPartly={showResults}
                    />
                  ) : null}
                  <InvoiceActions
                    invoices={selected}
                    asksFirst
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

function useColumns(hasEntities: boolean): readonly GridColumn<Row, InvoicesState['sort']['field']>[] {
  const { formatMessage } = useIntl()
  return useMemo(
    () => [
      {
        id: 'number',
        label: formatMessage({ id: 'invoices.number' }),
        width: '136px',
        fixed: true,
        link: true,
        narrow: 'detail',
        cell: ({ number }) =>
          number ? (
            <b className="fw5">{number}</b>
          ) : (
            <span className="muted">
              <FormattedMessage id="invoices.noNumber" />
            </span>
          ),
      },
      {
        id: 'customer',
        label: formatMessage({ id: 'invoices.customer' }),
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
              title: ({ entity }: Row) => entity.name,
              cell: ({ entity }: Row) => entity.name,
            },
          ]
        : []),
      {
        id: 'customerReference',
        label: formatMessage({ id: 'invoices.reference' }),
        width: '128px',
        yields: 2,
        title: ({ customerReference }) => customerReference ?? '',
        cell: ({ customerReference }) => customerReference ?? '–',
      },
      {
        id: 'product',
        label: formatMessage({ id: 'invoices.product' }),
        width: '200px',
        yields: 1,
        hiddenByDefault: true,
        title: ({ firstLine }) => firstLine,
        cell: ({ firstLine, lineCount }) => (
          <FormattedMessage id="invoices.products" values={{ first: firstLine, more: lineCount - 1 }} />
        ),
      },
      dateColumn(({ invoiceDate }) => invoiceDate, {
        id: 'invoiceDate',
        label: formatMessage({ id: 'invoices.date' }),
        width: '96px',
        sort: 'INVOICE_DATE',
        yields: 6,
      }),
      {
        id: 'dueDate',
        label: formatMessage({ id: 'invoices.due' }),
        width: '84px',
        sort: 'DUE_DATE',
        ascendsFirst: true,
        yields: 7,
        cell: ({ nextDueDate, isOverdue }) =>
          nextDueDate ? (
            <span className={isOverdue ? 'invoice-late' : undefined}>
              <DateText value={nextDueDate} />
            </span>
          ) : (
            '–'
          ),
      },
      {
        id: 'status',
        label: formatMessage({ id: 'invoices.status' }),
        width: '232px',
        fixed: true,
        narrow: 'status',
        cell: invoice => (
          <span className="invoice-standing">
            <InvoiceStatusMark invoice={invoice} />
            <AgreementBadge status={invoice.status} agreement={invoice.agreement} />
          </span>
        ),
      },
      {
        id: 'delivery',
        label: formatMessage({ id: 'invoices.delivery' }),
        width: '96px',
        yields: 3,
        cell: ({ deliveryStatus }) =>
          deliveryStatus ? <FormattedMessage id={`invoices.delivery.${deliveryStatus}`} /> : '–',
      },
      {
        id: 'taxInvoice',
        label: formatMessage({ id: 'invoices.taxInvoice' }),
        width: '152px',
        yields: 4,
        cell: ({ status, taxInvoice }) =>
          taxInvoice?.transactionCode && !(status === 'CANCELED' && taxInvoice.status === 'NOT_EXPORTED') ? (
            <TaxInvoiceMark taxInvoice={taxInvoice} />
          ) : (
            '–'
          ),
      },
      amountColumn(({ total }) => total, {
        id: 'total',
        label: formatMessage({ id: 'invoices.total' }),
        width: '148px',
        sort: 'AMOUNT',
        fixed: true,
        narrow: 'amount',
      }),
      // Before issuing and after canceling nothing is owed, which is not the same as paid.
      amountColumn(({ status, remaining }) => (isIssued(status) ? remaining : null), {
        id: 'remaining',
        label: formatMessage({ id: 'invoices.remaining' }),
        width: '148px',
        yields: 8,
      }),
      amountColumn(
        ({ status, withheldOpen }) => (isIssued(status) && !isZero(withheldOpen.amount) ? withheldOpen : null),
        {
          id: 'withheldOpen',
          label: formatMessage({ id: 'invoices.withheld' }),
          width: '124px',
          yields: 5,
        },
      ),
    ],
    [formatMessage, hasEntities],
  )
}

/** Whether all of these can be exported for the tax office; the dialog reports what is missing. */
const allExport = (selected: readonly Row[]) =>
  selected.length > 0 && selected.every(({ taxInvoice }) => taxInvoice?.allowedActions.includes('EXPORT'))

/** Whether all of these have an outstanding amount; the dialog names those that can't be reminded. */
const allOwe = (selected: readonly Row[]) =>
  selected.length > 0 && selected.every(({ status }) => status === 'ISSUED' || status === 'PARTIALLY_PAID')
