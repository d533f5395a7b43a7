import { FileUp, Plus, Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import { readInlineData } from 'relay-runtime'
import type { ExpectedTransactionsPage_list$key } from '../../../__generated__/ExpectedTransactionsPage_list.graphql.ts'
import type {
  ExpectedTransactionsPage_row$data,
  ExpectedTransactionsPage_row$key,
} from '../../../__generated__/ExpectedTransactionsPage_row.graphql.ts'
import type { ExpectedTransactionsPageListQuery } from '../../../__generated__/ExpectedTransactionsPageListQuery.graphql.ts'
import type { ExpectedTransactionsPageQuery } from '../../../__generated__/ExpectedTransactionsPageQuery.graphql.ts'
import { useFormats } from '../../../i18n/format.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import type { GridColumn } from '../../../ui/grid/columns.ts'
import { DataGrid } from '../../../ui/grid/DataGrid.tsx'
import { useGridSettings } from '../../../ui/grid/useGridSettings.ts'
import { useShortcuts } from '../../../ui/keyboard/shortcuts.ts'
import { comingPresets, pastPresets } from '../../../ui/list/dateRange.ts'
import { BulkBar, KeyLegend, ListFooter } from '../../../ui/list/ListFooter.tsx'
import { ListToolbar } from '../../../ui/list/ListToolbar.tsx'
import { NothingListed } from '../../../ui/list/NothingListed.tsx'
import { useListPage } from '../../../ui/list/useListPage.ts'
import { useListState } from '../../../ui/list/useListState.ts'
import { SignedMoney } from '../../../ui/Money.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { Page } from '../../../ui/Page.tsx'
import { NoneYet } from '../../../ui/states/ListStates.tsx'
import { ReconciliationStatusMark } from '../_components/ReconciliationStatusMark.tsx'
import { directionTotals } from '../_lib/directionTotals.ts'
import { useListChanges } from '../_lib/useListChanges.ts'
import { useTransactionFilters } from '../_lib/useTransactionFilters.tsx'
import { expectedState } from './_lib/expectedState.ts'
import { useArchiveExpected } from './_lib/useArchiveExpected.ts'
import { useDeleteExpected } from './_lib/useDeleteExpected.ts'
import { useUnarchiveExpected } from './_lib/useUnarchiveExpected.ts'

type Row = ExpectedTransactionsPage_row$data

/** Decisions §8: the past as everywhere, and the coming days. */
const presets = [...comingPresets, ...pastPresets]

// @inline: rows are read once, without a store subscription each.
const readRow = (key: ExpectedTransactionsPage_row$key) =>
  readInlineData<ExpectedTransactionsPage_row$key>(
    graphql`
      fragment ExpectedTransactionsPage_row on ExpectedTransaction @inline {
        id
        uuid
        number
        date
        description
        direction
        status
        externalId
        allowedActions
        amount {
          amount
          currency
        }
        remaining {
          amount
          currency
        }
        counterparty {
          alias
        }
        bankAccount {
          alias
        }
      }
    `,
    key,
  )

/** What should come in and go out. */
export function ExpectedTransactionsPage({ queries }: PageProps<{ page: ExpectedTransactionsPageQuery }>) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const navigate = useNavigate()
  const { organization } = usePreloadedQuery<ExpectedTransactionsPageQuery>(
    graphql`
      query ExpectedTransactionsPageQuery(
        $first: Int!
        $filter: ExpectedTransactionFilter
        $sort: ExpectedTransactionSort
      ) @preloadable @throwOnFieldError {
        organization {
          permissions
          bankAccounts(first: 200) {
            edges {
              node {
                id
                alias
              }
            }
          }
          ...ExpectedTransactionsPage_list @arguments(first: $first, filter: $filter, sort: $sort)
        }
      }
    `,
    queries.page,
  )
  const list = useListState(expectedState)
  const { state, set } = list
  const accounts = organization.bankAccounts.edges.map(({ node }) => node)
  const filters = useTransactionFilters(list, accounts, presets)
  const columns = useColumns()
  const settings = useGridSettings('expected-transactions', columns)
  const page = useListPage<ExpectedTransactionsPageListQuery, ExpectedTransactionsPage_list$key>(
    graphql`
      fragment ExpectedTransactionsPage_list on Organization
      @refetchable(queryName: "ExpectedTransactionsPageListQuery")
      @argumentDefinitions(
        first: { type: "Int!" }
        after: { type: "String" }
        filter: { type: "ExpectedTransactionFilter" }
        sort: { type: "ExpectedTransactionSort" }
      )
      @throwOnFieldError {
        expectedTransactions(first: $first, after: $after, filter: $filter, sort: $sort)
          @connection(key: "ExpectedTransactionsPage_expectedTransactions", filters: ["filter", "sort"]) {
          __id
          totalCount
          totals {
            currency
            incoming {
              amount
              currency
            }
            outgoing {
              amount
              currency
            }
          }
          edges {
            node {
              id
              ...ExpectedTransactionsPage_row
            }
          }
        }
      }
    `,
    organization,
  )
  const { edges, totalCount, totals, __id: connection } = page.data.expectedTransactions
  const rows = useMemo(() => edges.map(({ node }) => readRow(node)), [edges])
  useListChanges(() => page.refresh(rows.length))
  const selected = useMemo(() => rows.filter(({ id }) => page.selection[id]), [rows, page.selection])

  const canManage = organization.permissions.includes('treasury.expected.manage')
  const [archive, isArchiving] = useArchiveExpected()
  const [unarchive, isUnarchiving] = useUnarchiveExpected()
  const [remove, isRemoving] = useDeleteExpected()
  const [asking, setAsking] = useState(false)
  const allAllow = (action: Row['allowedActions'][number]) =>
    selected.length > 0 && selected.every(({ allowedActions }) => allowedActions.includes(action))
  const input = { ids: selected.map(({ id }) => id) }
  const done = () => page.setSelection({})

  const create = '/expected-transactions/create'
  useShortcuts(
    canManage ? [{ keys: 'c', label: formatMessage({ id: 'expected.new' }), run: () => void navigate(create) }] : [],
  )
  const clear = () => set({ q: '', date: null, amount: null, direction: null, status: [], account: null })

  return (
    <Page
      fill
      title={formatMessage({ id: 'expected.title' })}
      crumbs={[
        { label: formatMessage({ id: 'menu.group.reconciliation' }) },
        { label: formatMessage({ id: 'expected.title' }) },
      ]}
      note={formats.count(totalCount)}
      actions={
        canManage ? (
          <>
            <LinkButton icon={<FileUp className="i" aria-hidden />} to={`${create}?by=file`}>
              <FormattedMessage id="import.fromFile" />
            </LinkButton>
            <LinkButton variant="primary" icon={<Plus className="i" aria-hidden />} hint="c" to={create}>
              <FormattedMessage id="expected.new" />
            </LinkButton>
          </>
        ) : null
      }
    >
      <ListToolbar
        search={{ value: state.q, placeholder: formatMessage({ id: 'expected.search' }), onChange: q => set({ q }) }}
        filters={filters}
        onClear={clear}
        columns={columns}
        settings={settings}
      />
      <div className="list-body" aria-busy={list.isPending}>
        {rows.length > 0 ? (
          <DataGrid<Row>
            ref={page.grid}
            label={formatMessage({ id: 'expected.title' })}
            columns={columns}
            rows={rows}
            rowId={({ id }) => id}
            rowName={({ number }) => number}
            settings={settings}
            totalCount={totalCount}
            sort={state.sort}
            onSort={field =>
              set({
                sort: {
                  field: field === 'AMOUNT' || field === 'CREATED_AT' ? field : 'DATE',
                  descending: state.sort.field === field ? !state.sort.descending : true,
                },
              })
            }
            {...(canManage ? { selection: page.selection, onSelectionChange: page.setSelection } : {})}
            onOpen={({ uuid }) => void navigate(`/expected-transactions/${uuid}/edit`)}
            onEnd={page.loadMore}
            rowClass={({ status }) => (status === 'ARCHIVED' ? 'final' : undefined)}
            initialScroll={page.initialScroll}
          />
        ) : (
          <NothingListed search={state.q} filters={filters} onClear={clear}>
            <NoneYet
              title={<FormattedMessage id="expected.none" />}
              action={
                canManage ? (
                  <LinkButton variant="primary" to={create}>
                    <FormattedMessage id="expected.new" />
                  </LinkButton>
                ) : null
              }
            >
              <FormattedMessage id="expected.none.why" />
            </NoneYet>
          </NothingListed>
        )}
      </div>
      <BulkBar count={selected.length} amounts={selected.map(({ amount }) => amount)} onClear={done}>
        {allAllow('ARCHIVE') ? (
          <Button size="sm" loading={isArchiving} onClick={() => void archive({ variables: { input } }).then(done)}>
            <FormattedMessage id="expected.archive" />
          </Button>
        ) : null}
        {allAllow('UNARCHIVE') ? (
          <Button size="sm" loading={isUnarchiving} onClick={() => void unarchive({ variables: { input } }).then(done)}>
            <FormattedMessage id="expected.unarchive" />
          </Button>
        ) : null}
        {allAllow('DELETE') ? (
          <Button
            size="sm"
            variant="danger"
            icon={<Trash2 className="i" aria-hidden />}
            onClick={() => setAsking(true)}
          >
            <FormattedMessage id="expected.delete" />
          </Button>
        ) : null}
      </BulkBar>
      {rows.length > 0 ? (
        <ListFooter
          loaded={rows.length}
          total={totalCount}
          totals={directionTotals(totals, formatMessage)}
          error={page.loadError ? { onRetry: page.retryMore } : null}
          onRefresh={page.isStale ? page.startAgain : null}
        />
      ) : null}
      <KeyLegend show={['/', 'c']} />
      <Dialog
        alert
        open={asking}
        onClose={() => setAsking(false)}
        title={formatMessage({ id: 'expected.delete.ask' }, { count: selected.length })}
        description={<FormattedMessage id="expected.delete.text" />}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>
              <FormattedMessage id="action.cancel" />
            </Button>
            <Button
              variant="dangerSolid"
              loading={isRemoving}
              onClick={() =>
                void remove({ variables: { input, connections: [connection] } }).then(() => {
                  setAsking(false)
                  done()
                })
              }
            >
              <FormattedMessage id="expected.delete" />
            </Button>
          </>
        }
      />
    </Page>
  )
}

function useColumns(): readonly GridColumn<Row>[] {
  const { formatMessage } = useIntl()
  return useMemo(
    () => [
      {
        id: 'number',
        label: formatMessage({ id: 'expected.number' }),
        width: '136px',
        fixed: true,
        cell: ({ number }) => <span className="tab-num fw5">{number}</span>,
      },
      {
        id: 'date',
        label: formatMessage({ id: 'transactions.date' }),
        width: '92px',
        sort: 'DATE',
        fixed: true,
        narrow: 'detail',
        cell: ({ date }) => <DateText value={date} />,
      },
      {
        id: 'description',
        label: formatMessage({ id: 'expected.what' }),
        width: 'minmax(220px, 1fr)',
        fixed: true,
        narrow: 'title',
        title: ({ counterparty, description }) => [counterparty?.alias, description].filter(Boolean).join(' · '),
        cell: ({ counterparty, description }) =>
          counterparty ? (
            <>
              <b className="fw5">{counterparty.alias}</b> <span className="subtle">{description}</span>
            </>
          ) : (
            description
          ),
      },
      {
        id: 'account',
        label: formatMessage({ id: 'transactions.account' }),
        width: '160px',
        title: ({ bankAccount }) => bankAccount?.alias ?? '',
        cell: ({ bankAccount }) =>
          bankAccount?.alias ?? <span className="subtle">{formatMessage({ id: 'expected.anyAccount' })}</span>,
      },
      {
        id: 'externalId',
        label: formatMessage({ id: 'expected.externalId' }),
        width: '152px',
        hiddenByDefault: true,
        title: ({ externalId }) => externalId ?? '',
        cell: ({ externalId }) => externalId ?? '–',
      },
      {
        id: 'status',
        label: formatMessage({ id: 'transactions.status' }),
        width: '172px',
        narrow: 'status',
        cell: ({ status }) => <ReconciliationStatusMark status={status} />,
      },
      {
        id: 'remaining',
        label: formatMessage({ id: 'expected.remaining' }),
        width: '192px',
        align: 'end',
        hiddenByDefault: true,
        cell: ({ remaining, direction }) => <SignedMoney value={remaining} direction={direction} />,
      },
      {
        id: 'amount',
        label: formatMessage({ id: 'transactions.amount' }),
        width: '200px',
        align: 'end',
        sort: 'AMOUNT',
        fixed: true,
        narrow: 'amount',
        cell: ({ amount, direction }) => (
          <SignedMoney value={amount} direction={direction} currency={amount.currency !== 'IDR'} />
        ),
      },
    ],
    [formatMessage],
  )
}
