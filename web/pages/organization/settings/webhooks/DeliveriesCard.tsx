import { RotateCw, Send } from 'lucide-react'
import { startTransition, useCallback, useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePaginationFragment } from 'react-relay/hooks'
import type { DeliveriesCard_webhook$key } from '../../../../__generated__/DeliveriesCard_webhook.graphql.ts'
import type { DeliveriesCardQuery } from '../../../../__generated__/DeliveriesCardQuery.graphql.ts'
import { Button } from '../../../../ui/Button.tsx'
import { useReadOnReturn } from '../../../../ui/list/useReadOnReturn.ts'
import { ExportButton } from '../../_components/ExportButton.tsx'
import { TableCard } from '../frame/TableCard.tsx'
import { DeliveryRow } from './DeliveryRow.tsx'
import { useTestWebhook } from './_lib/useChangeWebhooks.ts'

const PAGE = 25
/** A delivery in progress completes within seconds: until then the log is polled. */
const LOOK_AGAIN_MS = 2_000
/** The next attempt is awaited when it is near; later ones are hours apart. */
const NEAR_MS = 5 * 60_000

const columns = ['event', 'status', 'response', 'attempts', 'createdAt', 'nextAttemptAt'] as const

/** The log of deliveries, newest first. */
export function DeliveriesCard({ webhookKey }: { webhookKey: DeliveriesCard_webhook$key }) {
  const { formatMessage } = useIntl()
  const { data, hasNext, loadNext, isLoadingNext, refetch } = usePaginationFragment<
    DeliveriesCardQuery,
    DeliveriesCard_webhook$key
  >(
    graphql`
      fragment DeliveriesCard_webhook on Webhook
      @refetchable(queryName: "DeliveriesCardQuery")
      @throwOnFieldError
      @argumentDefinitions(first: { type: "Int", defaultValue: 25 }, after: { type: "String" }) {
        id
        status
        # The card above shows it: what arrives meanwhile is seen there too.
        lastDeliveredAt
        deliveries(first: $first, after: $after) @connection(key: "Deliveries_deliveries") {
          totalCount
          edges {
            node {
              id
              status
              nextAttemptAt
              ...DeliveryRow_delivery
            }
          }
        }
      }
    `,
    webhookKey,
  )
  const [test, isTesting] = useTestWebhook()
  // The shown data stays until the answer arrives.
  const readAgain = useCallback(
    () => startTransition(() => void refetch({}, { fetchPolicy: 'store-and-network' })),
    [refetch],
  )
  useReadOnReturn(readAgain)
  const { id, status, deliveries } = data
  const next = nextAttempt(deliveries.edges.map(({ node }) => node))
  useEffect(() => {
    if (next === null) return
    let timer: ReturnType<typeof setTimeout>
    const lookIn = (ms: number) => {
      if (ms > NEAR_MS) return
      timer = setTimeout(() => {
        readAgain()
        lookIn(LOOK_AGAIN_MS)
      }, ms)
    }
    lookIn(Math.max(LOOK_AGAIN_MS, next - Date.now()))
    return () => clearTimeout(timer)
  }, [next, readAgain])

  async function sendTest() {
    const outcome = await test({ variables: { input: { id } } })
    if (outcome.ok) readAgain()
  }
  return (
    <TableCard
      title={<FormattedMessage id="webhooks.deliveries" />}
      end={
        <>
          {deliveries.edges.length > 0 ? (
            <ExportButton
              size="sm"
              list="WEBHOOK_DELIVERIES"
              rows={{ webhookDeliveries: { webhookId: id } }}
              title={formatMessage({ id: 'webhooks.deliveries' })}
              columns={columns}
              selectedUuids={[]}
              total={deliveries.totalCount}
            />
          ) : null}
          <Button size="sm" icon={<RotateCw className="i" aria-hidden />} onClick={readAgain}>
            <FormattedMessage id="webhooks.refresh" />
          </Button>
          {status === 'ACTIVE' ? (
            <Button
              size="sm"
              icon={<Send className="i" aria-hidden />}
              loading={isTesting}
              onClick={() => void sendTest()}
            >
              <FormattedMessage id="webhooks.test" />
            </Button>
          ) : null}
        </>
      }
      heads={columns.map(column => formatMessage({ id: `webhooks.${column}` }))}
      actions={formatMessage({ id: 'webhooks.actions' })}
      empty={
        <p className="muted">
          <FormattedMessage id="webhooks.deliveries.none" />
        </p>
      }
      more={hasNext ? { load: () => loadNext(PAGE), isLoading: isLoadingNext } : null}
    >
      {deliveries.edges.map(({ node }) => (
        <DeliveryRow key={node.id} deliveryKey={node} mayResend={status === 'ACTIVE'} />
      ))}
    </TableCard>
  )
}

/** Time of the next attempt in epoch milliseconds; null: nothing is in progress. */
function nextAttempt(deliveries: readonly { status: string; nextAttemptAt?: string | null | undefined }[]) {
  const due = deliveries.flatMap(({ status, nextAttemptAt }) =>
    status === 'PENDING' && nextAttemptAt ? [Date.parse(nextAttemptAt)] : [],
  )
  return due.length === 0 ? null : Math.min(...due)
}
