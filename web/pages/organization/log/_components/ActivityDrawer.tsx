import { X } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ActivityDrawer_activity$key } from '../../../../__generated__/ActivityDrawer_activity.graphql.ts'
import { Button } from '../../../../ui/Button.tsx'
import { InstantText } from '../../../../ui/DateText.tsx'
import { Drawer } from '../../../../ui/overlay/Drawer.tsx'
import { Fact } from '../../_components/Fact.tsx'
import { useActivityWords } from '../_lib/useActivityWords.ts'
import { FieldChanges } from './FieldChanges.tsx'
import '../log.css'

/** One entry in full, with each field before and after. */
export function ActivityDrawer({
  activityKey,
  onClose,
}: {
  activityKey: ActivityDrawer_activity$key | null
  onClose: () => void
}) {
  const { formatMessage } = useIntl()
  const words = useActivityWords()
  const entry = useFragment(
    graphql`
      fragment ActivityDrawer_activity on Activity {
        at
        action
        recordType
        recordLabel
        reason
        requestId
        actor {
          fullName
        }
        credential {
          type
          name
        }
        changes {
          field
          before
          after
        }
        counts {
          key
          value
        }
      }
    `,
    activityKey,
  )
  if (!entry) return null
  return (
    <Drawer open onClose={onClose} side="end" label={words.label(entry.recordType, entry.recordLabel)}>
      <div className="log-head">
        <div className="grow">
          <p className="t12 muted">{words.recordType(entry.recordType)}</p>
          <h2>{words.label(entry.recordType, entry.recordLabel)}</h2>
        </div>
        <Button variant="ghost" size="sm" iconOnly aria-label={formatMessage({ id: 'action.close' })} onClick={onClose}>
          <X className="i" aria-hidden />
        </Button>
      </div>
      <dl className="dl log-facts">
        <Fact label="log.action">{words.action(entry.action)}</Fact>
        <Fact label="log.actor">{entry.actor?.fullName ?? <FormattedMessage id="log.system" />}</Fact>
        {entry.credential ? (
          <Fact label={`log.credential.${entry.credential.type === 'API_TOKEN' ? 'API_TOKEN' : 'SESSION'}`}>
            {entry.credential.name ?? <FormattedMessage id="log.credential.unnamed" />}
          </Fact>
        ) : null}
        <Fact label="log.at">
          <InstantText value={entry.at} zone seconds />
        </Fact>
        {entry.reason ? <Fact label="log.reason">{entry.reason}</Fact> : null}
        {entry.counts.map(({ key, value }) => (
          <div key={key}>
            <dt>{words.count({ key, value: '' })}</dt>
            <dd className="tab-num">{value}</dd>
          </div>
        ))}
        {entry.requestId ? <Fact label="log.request">{entry.requestId}</Fact> : null}
      </dl>
      {entry.changes.length > 0 ? (
        <section className="log-changes">
          <h3>
            <FormattedMessage id="log.changes" />
          </h3>
          <FieldChanges changes={entry.changes} />
        </section>
      ) : null}
    </Drawer>
  )
}
