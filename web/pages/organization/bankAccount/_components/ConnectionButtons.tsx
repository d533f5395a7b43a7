import { CalendarClock, KeyRound, Plug, RefreshCw, Unplug } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../../../../ui/Button.tsx'
import { useSyncAccount } from '../_lib/useChangeConnection.ts'
import type { OpenedDialog } from '../_lib/connectionDialogs.ts'
import type { Connection } from './ConnectionFacts.tsx'

type ConnectionButtonsProps = {
  accountId: string
  connection: Connection
  isTesting: boolean
  onTest: () => void
  open: (dialog: OpenedDialog) => void
}

/** Actions on a connection. */
export function ConnectionButtons({ accountId, connection, isTesting, onTest, open }: ConnectionButtonsProps) {
  const [sync, isAsking] = useSyncAccount()
  const { method, isSyncing } = connection
  return (
    <div className="row wrap">
      <Button
        variant="primary"
        icon={<RefreshCw className="i" aria-hidden />}
        loading={isAsking || isSyncing}
        onClick={() => void sync({ variables: { input: { id: accountId } } })}
      >
        <FormattedMessage id="connection.sync" />
      </Button>
      <Button icon={<Plug className="i" aria-hidden />} loading={isTesting} onClick={onTest}>
        <FormattedMessage id="connection.test" />
      </Button>
      {method === 'FOLDER' ? null : (
        <>
          <Button icon={<CalendarClock className="i" aria-hidden />} onClick={() => open('schedule')}>
            <FormattedMessage id="connection.schedule.change" />
          </Button>
          <Button
            icon={<KeyRound className="i" aria-hidden />}
            onClick={() => open(method === 'SFTP' ? 'login' : 'credentials')}
          >
            <FormattedMessage id="connection.credentials.replace" />
          </Button>
        </>
      )}
      <Button variant="ghost" icon={<Unplug className="i" aria-hidden />} onClick={() => open('disconnect')}>
        <FormattedMessage id="connection.disconnect" />
      </Button>
    </div>
  )
}
