import { FormattedMessage } from 'react-intl'
import { Money } from '../../../../ui/Money.tsx'
import type { ConnectionOutcome } from '../_lib/useConnectionTest.ts'

/** What a test of a connection found: the balance that the bank named, or what is wrong. */
export function TestOutcome({ outcome }: { outcome: ConnectionOutcome }) {
  if (outcome.kind === 'failed')
    return (
      <p className="note bad" role="alert">
        <span>
          <b>
            <FormattedMessage id="connection.test.failed" />
          </b>{' '}
          {outcome.message}
        </span>
      </p>
    )
  return (
    <p className="note ok" role="status">
      <span>
        {outcome.balance ? (
          <FormattedMessage
            id="connection.test.balance"
            values={{ balance: <Money value={outcome.balance} currency /> }}
          />
        ) : (
          <FormattedMessage id="connection.test.folder" />
        )}
      </span>
    </p>
  )
}
