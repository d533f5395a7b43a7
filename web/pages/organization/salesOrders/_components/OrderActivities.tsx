import { FormattedMessage } from 'react-intl'
import { graphql, usePaginationFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { OrderActivities_order$key } from '../../../../__generated__/OrderActivities_order.graphql.ts'
import type { OrderActivitiesQuery } from '../../../../__generated__/OrderActivitiesQuery.graphql.ts'
import { usePermission } from '../../../../shell/permissions.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { ActivityEntry } from '../../log/_components/ActivityEntry.tsx'
import { useActivityWords } from '../../log/_lib/useActivityWords.ts'

const PAGE = 50

/** The activities of an order, its goods receipts, invoices and credit memos, latest first. */
export function OrderActivities({ orderKey }: { orderKey: OrderActivities_order$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    OrderActivitiesQuery,
    OrderActivities_order$key
  >(
    graphql`
      fragment OrderActivities_order on SalesOrder
      @refetchable(queryName: "OrderActivitiesQuery")
      @throwOnFieldError
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" }) {
        activity(first: $first, after: $after) @connection(key: "OrderActivities_activity") {
          edges {
            node {
              id
              recordType
              recordUuid
              recordLabel
              ...ActivityEntry_entry
            }
          }
        }
      }
    `,
    orderKey,
  )
  return (
    <>
      <ol className="log-entries">
        {data.activity.edges.map(({ node }) => (
          <ActivityEntry
            key={node.id}
            entryKey={node}
            about={node.recordType === 'SALES_ORDER' ? null : <Made record={node} />}
          />
        ))}
      </ol>
      {hasNext ? (
        <Button loading={isLoadingNext} onClick={() => loadNext(PAGE)}>
          <FormattedMessage id="salesOrders.activities.more" />
        </Button>
      ) : null}
    </>
  )
}

type MadeRecord = { readonly recordType: string; readonly recordUuid: string; readonly recordLabel: string }

/** A record made from the order. Links to it if it has its own page and the user may view it. */
function Made({ record: { recordType, recordUuid, recordLabel } }: { record: MadeRecord }) {
  const words = useActivityWords()
  const seesInvoices = usePermission('INVOICING_INVOICES_VIEW')
  const seesMemos = usePermission('INVOICING_CREDIT_MEMOS_VIEW')
  const path =
    recordType === 'INVOICE' && seesInvoices
      ? `/invoices/${recordUuid}`
      : recordType === 'CREDIT_MEMO' && seesMemos
        ? `/credit-memo/${recordUuid}`
        : null
  const label = words.label(recordType, recordLabel)
  return (
    <>
      {words.recordType(recordType)}{' '}
      {path === null ? (
        label
      ) : (
        <Link className="link" to={path}>
          {label}
        </Link>
      )}
    </>
  )
}
