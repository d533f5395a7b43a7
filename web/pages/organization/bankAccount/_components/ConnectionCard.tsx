import { CalendarClock, FolderOpen, KeyRound, Plug, RefreshCw, Unplug } from 'lucide-react'
import { Suspense, lazy, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ConnectionCard_account$key } from '../../../../__generated__/ConnectionCard_account.graphql.ts'
import { Button } from '../../../../ui/Button.tsx'
import { InstantText } from '../../../../ui/DateText.tsx'
import { useSyncAccount } from '../_lib/useChangeConnection.ts'
import { useConnectionTest } from '../_lib/useConnectionTest.ts'
import { LastImport } from './LastImport.tsx'
import { LinkStatusMark } from '../../bankAccounts/_components/LinkStatusMark.tsx'
import { TestOutcome } from './TestOutcome.tsx'

const ConnectionDialog = lazy(() => import('./ConnectionDialog.tsx'))

/** Which dialog of a connection is open. */
export type OpenedDialog = 'connectApi' | 'connectFolder' | 'credentials' | 'schedule' | 'disconnect'

type ConnectionCardProps = { accountKey: ConnectionCard_account$key; mayChange: boolean }

/** How the statements of an account come in, whether that works, and everything that can be done about it. */
export function ConnectionCard({ accountKey, mayChange }: ConnectionCardProps) {
  const { formatMessage } = useIntl()
  const account = useFragment(
    graphql`
      fragment ConnectionCard_account on BankAccount @throwOnFieldError {
        id
        alias
        connection {
          type
          status
          isSyncing
          schedule
          nextSyncAt
          lastSyncedAt
          startsOn
          credentialsAt
          version
          lastError {
            code
            message
          }
          lastImport {
            ...LastImport_import
          }
        }
      }
    `,
    accountKey,
  )
  const [opened, setOpened] = useState<OpenedDialog | null>(null)
  const [sync, isAsking] = useSyncAccount()
  const { outcome, test, isTesting, forget } = useConnectionTest(account.id)
  const { id, alias, connection } = account
  const isApi = connection?.type === 'API'

  function done(dialog: OpenedDialog) {
    setOpened(null)
    forget()
    // Whoever gave credentials wants to know whether they are right.
    if (dialog === 'connectApi' || dialog === 'credentials') void test()
  }

  return (
    <section className="card" aria-labelledby="connection">
      <div className="card-h">
        <h2 id="connection">
          <FormattedMessage id="bankAccount.connection" />
        </h2>
        <div className="end">
          {connection ? <LinkStatusMark status={connection.status} isSyncing={connection.isSyncing} /> : null}
        </div>
      </div>
      <div className="card-b connection">
        {connection?.lastError ? (
          <p className="note bad" role="status">
            <span>
              {connection.lastError.message} {connection.lastError.code}
            </span>
          </p>
        ) : null}
        {connection ? (
          <dl className="account-details">
            <dt>
              <FormattedMessage id="connection.way" />
            </dt>
            <dd>
              <FormattedMessage id={`bankAccount.connection.${connection.type}`} />
            </dd>
            <dt>
              <FormattedMessage id="connection.lastSynced" />
            </dt>
            <dd>
              {connection.lastSyncedAt ? (
                <InstantText value={connection.lastSyncedAt} />
              ) : (
                <FormattedMessage id="connection.never" />
              )}
            </dd>
            <dt>
              <FormattedMessage id="connection.schedule" />
            </dt>
            <dd>
              {isApi ? (
                connection.schedule.join(', ') || <FormattedMessage id="connection.schedule.none" />
              ) : (
                <FormattedMessage id="connection.schedule.folder" />
              )}
            </dd>
            {connection.nextSyncAt ? (
              <>
                <dt>
                  <FormattedMessage id="connection.next" />
                </dt>
                <dd>
                  <InstantText value={connection.nextSyncAt} />
                </dd>
              </>
            ) : null}
            {connection.credentialsAt ? (
              <>
                <dt>
                  <FormattedMessage id="connection.credentials" />
                </dt>
                <dd>
                  <FormattedMessage
                    id="connection.credentials.given"
                    values={{ at: <InstantText value={connection.credentialsAt} /> }}
                  />
                </dd>
              </>
            ) : null}
            {connection.lastImport ? <LastImport importKey={connection.lastImport} /> : null}
          </dl>
        ) : (
          <p className="muted">
            <FormattedMessage id="connection.manual.why" />
          </p>
        )}
        {outcome ? <TestOutcome outcome={outcome} /> : null}
        {mayChange && connection ? (
          <div className="row wrap">
            <Button
              variant="primary"
              icon={<RefreshCw className="i" aria-hidden />}
              loading={isAsking || connection.isSyncing}
              onClick={() => void sync({ variables: { input: { id } } })}
            >
              <FormattedMessage id="connection.sync" />
            </Button>
            <Button icon={<Plug className="i" aria-hidden />} loading={isTesting} onClick={() => void test()}>
              <FormattedMessage id="connection.test" />
            </Button>
            {isApi ? (
              <>
                <Button icon={<CalendarClock className="i" aria-hidden />} onClick={() => setOpened('schedule')}>
                  <FormattedMessage id="connection.schedule.change" />
                </Button>
                <Button icon={<KeyRound className="i" aria-hidden />} onClick={() => setOpened('credentials')}>
                  <FormattedMessage id="connection.credentials.replace" />
                </Button>
              </>
            ) : null}
            <Button variant="ghost" icon={<Unplug className="i" aria-hidden />} onClick={() => setOpened('disconnect')}>
              <FormattedMessage id="connection.disconnect" />
            </Button>
          </div>
        ) : null}
        {mayChange && !connection ? (
          <div className="row wrap">
            <Button
              variant="primary"
              icon={<Plug className="i" aria-hidden />}
              onClick={() => setOpened('connectApi')}
              aria-label={formatMessage({ id: 'connection.connect.api.of' }, { alias })}
            >
              <FormattedMessage id="connection.connect.api" />
            </Button>
            <Button icon={<FolderOpen className="i" aria-hidden />} onClick={() => setOpened('connectFolder')}>
              <FormattedMessage id="connection.connect.folder" />
            </Button>
          </div>
        ) : null}
      </div>
      {opened ? (
        <Suspense fallback={null}>
          <ConnectionDialog
            dialog={opened}
            account={{ id, alias, schedule: connection?.schedule ?? [], version: connection?.version ?? 0 }}
            onDone={() => done(opened)}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      ) : null}
    </section>
  )
}
