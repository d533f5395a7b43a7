import { FormattedMessage } from 'react-intl'
import { Money } from '../../../../ui/Money.tsx'
import type { ConnectionOutcome } from '../_lib/useConnectionTest.ts'

/** The result of a connection test: the bank's balance, or the error. */
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
