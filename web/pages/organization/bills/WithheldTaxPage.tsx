import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { WithheldTaxPage_list$key } from '../../../__generated__/WithheldTaxPage_list.graphql.ts'
import type { WithheldTaxPage_row$data } from '../../../__generated__/WithheldTaxPage_row.graphql.ts'
import type { WithheldTaxPageListQuery } from '../../../__generated__/WithheldTaxPageListQuery.graphql.ts'
import type { WithheldTaxPageQuery } from '../../../__generated__/WithheldTaxPageQuery.graphql.ts'
import type { GridColumn } from '../../../ui/grid/columns.ts'
import { amountColumn, dateColumn } from '../../../ui/grid/columnKinds.tsx'
import { defineListScreen } from '../../../ui/list/defineListScreen.tsx'
import { MonthSwitch } from './_components/MonthSwitch.tsx'
import { WithheldTaxDownload } from './_components/WithheldTaxDownload.tsx'
import { usePercent } from './_lib/percent.ts'
import { useWithheldFilters } from './_lib/useWithheldFilters.tsx'
import { type WithheldState, withheldState } from './_lib/withheldState.ts'

type Row = WithheldTaxPage_row$data

/** Tax withheld in a month, for its return. */
export const WithheldTaxPage = defineListScreen<
  WithheldTaxPageQuery,
  WithheldTaxPageListQuery,
  WithheldTaxPage_list$key,
  WithheldTaxPage_row$data,
  WithheldState
>({
  name: 'withheldTax',
  words: 'withheldTax',
  crumbs: ['transact', { title: 'bills.title', to: '/bills' }],
  views: 'WITHHELD_TAXES',
  state: withheldState,
  readsOnReturn: true,
  query: graphql`
    query WithheldTaxPageQuery($first: Int!, $filter: WithheldTaxFilter!, $sort: WithheldTaxSort)
    @preloadable
    @throwOnFieldError {
      organization {
        ...useWithheldFilters_organization
        ...WithheldTaxPage_list @arguments(first: $first, filter: $filter, sort: $sort)
      }
    }
  `,
  list: graphql`
    fragment WithheldTaxPage_list on Organization
    @refetchable(queryName: "WithheldTaxPageListQuery")
    @argumentDefinitions(
      first: { type: "Int!" }
      after: { type: "String" }
      filter: { type: "WithheldTaxFilter!" }
      sort: { type: "WithheldTaxSort" }
    )
    @throwOnFieldError {
      withheldTaxes(first: $first, after: $after, filter: $filter, sort: $sort)
        @connection(key: "WithheldTaxPage_withheldTaxes", filters: ["filter", "sort"]) {
        totalCount
        totals {
          withholding
          withheld {
            amount
            currency
          }
        }
        edges {
          cursor
        }
        ...WithheldTaxPage_rows
      }
    }
  `,
  rows: graphql`
    fragment WithheldTaxPage_rows on WithheldTaxConnection @throwOnFieldError {
      edges {
        node {
          ...WithheldTaxPage_row
        }
      }
    }
  `,
  row: graphql`
    fragment WithheldTaxPage_row on Bill @inline {
      id
      uuid
      number
      date
      counterparty {
        legalName
        taxNumber
      }
      tax {
        withholding
        withholdingRate
        isRateDoubled
        withholdingBase {
          amount
          currency
        }
        withheldAmount {
          amount
          currency
        }
        withholdingSlipNumber
      }
    }
  `,
  connectionOf: ({ withheldTaxes }) => withheldTaxes,
  rowName: ({ number }) => number,
  useOwnPart: ({ response: { organization }, data, list }) => ({
    columns: useColumns(),
    filters: useWithheldFilters(list, organization),
    totals: data.withheldTaxes.totals.map(({ withholding, withheld }) => ({
      label: <FormattedMessage id={`withheldTax.kind.${withholding}`} />,
      value: withheld,
    })),
    tabs: <MonthSwitch state={list.state} />,
    actions: <WithheldTaxDownload state={list.state} />,
    linkTo: ({ uuid }) => `/bills/${uuid}`,
  }),
})

function useColumns(): readonly GridColumn<Row, WithheldState['sort']['field']>[] {
  const { formatMessage } = useIntl()
  const percent = usePercent()
  return useMemo(
    () => [
      {
        id: 'name',
        label: formatMessage({ id: 'withheldTax.name' }),
        width: 'minmax(160px, 1fr)',
        fixed: true,
        narrow: 'title',
        title: ({ counterparty }) => counterparty.legalName,
        cell: ({ counterparty }) => <b className="fw5">{counterparty.legalName}</b>,
      },
      {
        id: 'taxNumber',
        label: formatMessage({ id: 'withheldTax.taxNumber' }),
        width: '168px',
        yields: 2,
        cell: ({ counterparty: { taxNumber }, tax }) =>
          taxNumber ? (
            <span className="tab-num">{taxNumber}</span>
          ) : (
            <span className={tax?.isRateDoubled ? 'tax-doubled' : 'muted'}>
              <FormattedMessage id={tax?.isRateDoubled ? 'withheldTax.doubled' : 'withheldTax.noTaxNumber'} />
            </span>
          ),
      },
      {
        id: 'number',
        label: formatMessage({ id: 'withheldTax.bill' }),
        width: '156px',
        link: true,
        yields: 3,
        cell: ({ number }) => <span className="tab-num fw5">{number}</span>,
      },
      dateColumn(({ date }) => date, {
        label: formatMessage({ id: 'bills.date' }),
        width: '92px',
        sort: 'DATE',
        yields: 4,
        narrow: 'detail',
      }),
      {
        id: 'tax',
        label: formatMessage({ id: 'withheldTax.tax' }),
        width: '140px',
        fixed: true,
        narrow: 'status',
        cell: ({ tax }) =>
          tax?.withholding ? (
            <>
              <FormattedMessage id={`billTax.withholding.${tax.withholding}`} />
              {`, ${percent(tax.withholdingRate ?? '0')}`}
            </>
          ) : (
            '\u2013'
          ),
      },
      {
        id: 'slip',
        label: formatMessage({ id: 'billTax.slip' }),
        width: '128px',
        yields: 1,
        cell: ({ tax }) => <span className="tab-num">{tax?.withholdingSlipNumber ?? '\u2013'}</span>,
      },
      amountColumn(({ tax }) => tax?.withholdingBase, {
        id: 'base',
        label: formatMessage({ id: 'billTax.base' }),
        width: '168px',
        yields: 5,
      }),
      amountColumn(({ tax }) => tax?.withheldAmount, {
        id: 'withheld',
        label: formatMessage({ id: 'withheldTax.withheld' }),
        width: '168px',
        fixed: true,
        narrow: 'amount',
      }),
    ],
    [formatMessage, percent],
  )
}
