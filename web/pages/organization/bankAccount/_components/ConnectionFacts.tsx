import { FormattedMessage } from 'react-intl'
import type { ConnectionCard_account$data } from '../../../../__generated__/ConnectionCard_account.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { InstantText } from '../../../../ui/DateText.tsx'
import { Fact } from '../../_components/Fact.tsx'
import { LastImport } from './LastImport.tsx'

export type Connection = NonNullable<ConnectionCard_account$data['connection']>

/** How statements arrive, the last and next sync, and the last result. */
export function ConnectionFacts({ connection }: { connection: Connection }) {
  const { method, lastSyncedAt, nextSyncAt, credentialsAt, lastImport } = connection
  return (
    <dl className="account-details">
      <Fact label="connection.method">
        <FormattedMessage id={`connection.method.${method}`} />
      </Fact>
      <Fact label="connection.lastSynced">
        {lastSyncedAt ? <InstantText value={lastSyncedAt} /> : <FormattedMessage id="connection.never" />}
      </Fact>
      <Fact label="connection.schedule">
        <Schedule connection={connection} />
      </Fact>
      {nextSyncAt ? (
        <Fact label="connection.next">
          <InstantText value={nextSyncAt} />
        </Fact>
      ) : null}
      {credentialsAt ? (
        <Fact label="connection.credentials">
          <FormattedMessage id="connection.credentials.given" values={{ at: <InstantText value={credentialsAt} /> }} />
        </Fact>
      ) : null}
      {lastImport ? <LastImport importKey={lastImport} /> : null}
    </dl>
  )
}

/** Our own SFTP folder is watched continuously. */
function Schedule({ connection: { method, schedule } }: { connection: Connection }) {
  const { timeOfDay } = useFormats()
  if (method === 'FOLDER') return <FormattedMessage id="connection.schedule.folder" />
  return schedule.map(timeOfDay).join(', ') || <FormattedMessage id="connection.schedule.none" />
}
