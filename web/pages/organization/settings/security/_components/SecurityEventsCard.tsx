import { FormattedMessage } from 'react-intl'
import { graphql, usePaginationFragment } from 'react-relay/hooks'
import type { SecurityEventsPaginationQuery } from '../../../../../__generated__/SecurityEventsPaginationQuery.graphql.ts'
import type {
  SecurityEventsCard_viewer$data,
  SecurityEventsCard_viewer$key,
} from '../../../../../__generated__/SecurityEventsCard_viewer.graphql.ts'
import { Button } from '../../../../../ui/Button.tsx'
import { InstantText } from '../../../../../ui/DateText.tsx'
import { usePlaceWords } from '../_lib/usePlaceWords.ts'

type SecurityEvent = SecurityEventsCard_viewer$data['securityEvents']['edges'][number]['node']

const PAGE = 20

/** What happened to one's access in 30 days. A table of its own: it is read, not worked with. */
export function SecurityEventsCard({ viewerKey }: { viewerKey: SecurityEventsCard_viewer$key }) {
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
    <section className="card wide" aria-labelledby="security-events">
      <div className="card-h">
        <h2 id="security-events">
          <FormattedMessage id="security.events" />
        </h2>
      </div>
      <div className="card-b">
        <table className="security-events">
          <thead>
            <tr>
              {(['at', 'event', 'country', 'address', 'device'] as const).map(column => (
                <th key={column} scope="col">
                  <FormattedMessage id={`security.events.${column}`} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.securityEvents.edges.map(({ node }) => (
              <EventRow key={node.id} event={node} />
            ))}
          </tbody>
        </table>
        {hasNext ? (
          <Button className="security-more" loading={isLoadingNext} onClick={() => loadNext(PAGE)}>
            <FormattedMessage id="security.events.more" />
          </Button>
        ) : null}
      </div>
    </section>
  )
}

function EventRow({ event }: { event: SecurityEvent }) {
  const words = usePlaceWords()
  return (
    <tr>
      <td>
        <InstantText value={event.at} />
      </td>
      <td className="fw5">
        <FormattedMessage id={`security.event.${event.event}`} />
      </td>
      <td>{words.country(event)}</td>
      <td>{event.address ?? '–'}</td>
      <td className="muted">{words.device(event.device)}</td>
    </tr>
  )
}
