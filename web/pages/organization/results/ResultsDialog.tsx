import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { StatusMark } from '../../../ui/StatusMark.tsx'
import type { Results } from './bulkPayload.ts'
import { RecordLine } from './RecordLine.tsx'

/** The result of each record of a bulk action, when not all succeeded. */
export default function ResultsDialog({ records, results, onClose }: Results & { onClose: () => void }) {
  const { formatMessage } = useIntl()
  const done = results.filter(({ ok }) => ok).length
  const recordOf = new Map(records.map(record => [record.id, record]))
  return (
    <Dialog
      open
      size="md"
      onClose={onClose}
      title={<FormattedMessage id="results.title" values={{ done, count: results.length }} />}
      description={<FormattedMessage id="results.text" />}
      footer={
        <Button variant="primary" data-autofocus onClick={onClose}>
          <FormattedMessage id="action.close" />
        </Button>
      }
    >
      {/* It scrolls when there are many, so it must be reachable by keyboard. */}
      <div className="record-lines" tabIndex={0} role="region" aria-label={formatMessage({ id: 'results.each' })}>
        <ul>
          {results.map(({ nodeId, ok, userErrors }) => {
            const record = recordOf.get(nodeId)
            return record ? (
              <RecordLine key={nodeId} name={record.name} detail={record.detail}>
                <StatusMark kind={ok ? 'done' : 'failed'}>
                  <span className="record-why">
                    {ok ? <FormattedMessage id="results.ok" /> : userErrors.map(({ message }) => message).join(' ')}
                  </span>
                </StatusMark>
              </RecordLine>
            ) : null
          })}
        </ul>
      </div>
    </Dialog>
  )
}
