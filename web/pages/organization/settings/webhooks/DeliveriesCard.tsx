import { RotateCw, Send } from 'lucide-react'
import { startTransition, useCallback, useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, usePaginationFragment } from 'react-relay/hooks'
import type { DeliveriesCard_webhook$key } from '../../../../__generated__/DeliveriesCard_webhook.graphql.ts'
import type { DeliveriesCardQuery } from '../../../../__generated__/DeliveriesCardQuery.graphql.ts'
import { Button } from '../../../../ui/Button.tsx'
import { useReadOnReturn } from '../../../../ui/list/useReadOnReturn.ts'
import { DeliveryRow } from './DeliveryRow.tsx'
import { useTestWebhook } from './useChangeWebhooks.ts'

const PAGE = 25
/** What was sent a moment ago is answered within seconds: until then the log is looked at again. */
const LOOK_AGAIN_MS = 2_000

const columns = ['event', 'status', 'response', 'attempts', 'createdAt', 'nextAttemptAt'] as const

/** The log of what was sent, newest first. */
export function DeliveriesCard({ webhookKey }: { webhookKey: DeliveriesCard_webhook$key }) {
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
        deliveries(first: $first, after: $after) @connection(key: "Deliveries_deliveries") {
          edges {
            node {
              id
              status
              attempts
              ...DeliveryRow_delivery
            }
          }
        }
      }
    `,
    webhookKey,
  )
  const [test, isTesting] = useTestWebhook()
  // What stands there stays until the answer is there.
  const readAgain = useCallback(
    () => startTransition(() => void refetch({}, { fetchPolicy: 'store-and-network' })),
    [refetch],
  )
  useReadOnReturn(readAgain)
  const { id, status, deliveries } = data
  const isUnderWay = deliveries.edges.some(({ node }) => node.status === 'PENDING' && node.attempts === 0)
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setInterval(readAgain, LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isUnderWay, readAgain])

  async function sendTest() {
    const outcome = await test({ variables: { input: { id } } })
    if (outcome.ok) readAgain()
  }
  return (
    <section className="card wide" aria-labelledby="deliveries">
      <div className="card-h">
        <h2 id="deliveries">
          <FormattedMessage id="webhooks.deliveries" />
        </h2>
        <span className="end row">
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
        </span>
      </div>
      <div className="card-b program-list">
        {deliveries.edges.length === 0 ? (
          <p className="muted">
            <FormattedMessage id="webhooks.deliveries.none" />
          </p>
        ) : (
          <table className="program-table">
            <thead>
              <tr>
                {columns.map(column => (
                  <th key={column} scope="col">
                    <FormattedMessage id={`webhooks.${column}`} />
                  </th>
                ))}
                <th scope="col">
                  <span className="sr">
                    <FormattedMessage id="webhooks.actions" />
                  </span>
                </th>
              </tr>
            </thead>
            <tbody>
              {deliveries.edges.map(({ node }) => (
                <DeliveryRow key={node.id} deliveryKey={node} mayResend={status === 'ACTIVE'} />
              ))}
            </tbody>
          </table>
        )}
        {hasNext ? (
          <Button className="program-more" loading={isLoadingNext} onClick={() => loadNext(PAGE)}>
            <FormattedMessage id="programs.more" />
          </Button>
        ) : null}
      </div>
    </section>
  )
}
