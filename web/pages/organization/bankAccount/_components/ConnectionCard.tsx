import { Suspense, lazy, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ConnectionCard_account$key } from '../../../../__generated__/ConnectionCard_account.graphql.ts'
import { LinkStatusMark } from '../../bankAccounts/_public/LinkStatusMark.tsx'
import { useConnectionTest } from '../_lib/useConnectionTest.ts'
import { ConnectButtons } from './ConnectButtons.tsx'
import { ConnectionButtons } from './ConnectionButtons.tsx'
import { ConnectionFacts } from './ConnectionFacts.tsx'
import { TestOutcome } from './TestOutcome.tsx'
import type { OpenedDialog } from '../_lib/connectionDialogs.ts'

const ConnectionDialog = lazy(() => import('./ConnectionDialog.tsx'))

/** After these dialogs the user wants to know whether the credentials work. */
const TESTED: ReadonlySet<OpenedDialog> = new Set(['connectApi', 'connectSftp', 'credentials', 'login'])

type ConnectionCardProps = { accountKey: ConnectionCard_account$key; mayChange: boolean }

/** How the account's statements arrive, whether that works, and all related actions. */
export function ConnectionCard({ accountKey, mayChange }: ConnectionCardProps) {
  const { id, alias, connectableBy, loginFields, connection } = useFragment(
    graphql`
      fragment ConnectionCard_account on BankAccount @throwOnFieldError {
        id
        alias
        connectableBy
        loginFields
        connection {
          method
          status
          isSyncing
          schedule
          nextSyncAt
          lastSyncedAt
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
  const { outcome, test, isTesting, forget } = useConnectionTest(id)

  function done(dialog: OpenedDialog) {
    setOpened(null)
    forget()
    if (TESTED.has(dialog)) void test()
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
          <ConnectionFacts connection={connection} />
        ) : (
          <p className="muted">
            <FormattedMessage id="connection.manual.why" />
          </p>
        )}
        {outcome ? <TestOutcome outcome={outcome} /> : null}
        {mayChange && connection ? (
          <ConnectionButtons
            accountId={id}
            connection={connection}
            isTesting={isTesting}
            onTest={() => void test()}
            open={setOpened}
          />
        ) : null}
        {mayChange && !connection ? <ConnectButtons methods={connectableBy} open={setOpened} /> : null}
      </div>
      {opened ? (
        <Suspense fallback={null}>
          <ConnectionDialog
            dialog={opened}
            account={{
              id,
              alias,
              loginFields,
              schedule: connection?.schedule ?? [],
              version: connection?.version ?? 0,
            }}
            onDone={() => done(opened)}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      ) : null}
    </section>
  )
}
