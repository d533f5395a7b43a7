import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePaginationFragment } from 'react-relay/hooks'
import type { SecurityEventsPaginationQuery } from '../../../../../__generated__/SecurityEventsPaginationQuery.graphql.ts'
import type {
  SecurityEventsCard_viewer$data,
  SecurityEventsCard_viewer$key,
} from '../../../../../__generated__/SecurityEventsCard_viewer.graphql.ts'
import { InstantText } from '../../../../../ui/DateText.tsx'
import { TableCard } from '../../frame/TableCard.tsx'
import { usePlaceWords } from '../_lib/usePlaceWords.ts'

type SecurityEvent = SecurityEventsCard_viewer$data['securityEvents']['edges'][number]['node']

const PAGE = 20
const columns = ['at', 'event', 'country', 'address', 'device'] as const

/** Security events of the last 30 days. A plain table without a list's features, since it is only read. */
export function SecurityEventsCard({ viewerKey }: { viewerKey: SecurityEventsCard_viewer$key }) {
  const { formatMessage } = useIntl()
  const { data, hasNext, loadNext, isLoadingNext } = usePaginationFragment<
    SecurityEventsPaginationQuery,
    SecurityEventsCard_viewer$key
  >(
    graphql`
      fragment SecurityEventsCard_viewer on Viewer
      @refetchable(queryName: "SecurityEventsPaginationQuery")
      @throwOnFieldError
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
        securityEvents(first: $first, after: $after) @connection(key: "SecurityEvents_securityEvents") {
          edges {
            node {
              id
              at
              event
              device {
                browser
                system
              }
              address
              country
            }
          }
        }
      }
    `,
    viewerKey,
  )
  return (
    <TableCard
      title={<FormattedMessage id="security.events" />}
      heads={columns.map(column => formatMessage({ id: `security.events.${column}` }))}
      empty={null}
      more={hasNext ? { load: () => loadNext(PAGE), isLoading: isLoadingNext } : null}
    >
      {data.securityEvents.edges.map(({ node }) => (
        <EventRow key={node.id} event={node} />
      ))}
    </TableCard>
  )
}

function EventRow({ event }: { event: SecurityEvent }) {
  const words = usePlaceWords()
  return (
    <tr>
      <td>
        <InstantText value={event.at} />
      </td>
      <td className="first fw5">
        <FormattedMessage id={`security.event.${event.event}`} />
      </td>
      <td>{words.country(event)}</td>
      <td className="address">{event.address ?? '–'}</td>
      <td className="muted">{words.device(event.device)}</td>
    </tr>
  )
}
