import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFormats } from '../../../../i18n/format.ts'
import { DateInput } from '../../../../ui/form/DateInput.tsx'
import { type FieldErrors, FormDialog } from '../../../../ui/form/FormDialog.tsx'
import { emptyCredentials, faultsOfCredentials } from '../_lib/credentials.ts'
import {
  useConnectAccount,
  useDisconnectAccount,
  useRotateCredentials,
  useSetSchedule,
} from '../_lib/useChangeConnection.ts'
import type { OpenedDialog } from './ConnectionCard.tsx'
import { CredentialsFields } from './CredentialsFields.tsx'
import { ScheduleField } from './ScheduleField.tsx'

type Account = { id: string; alias: string; schedule: readonly string[]; version: number }
type DialogProps = { account: Account; onDone: () => void; onClose: () => void }

const DIALOGS: Record<OpenedDialog, (props: DialogProps) => React.ReactNode> = {
  connectApi: ConnectByApi,
  connectFolder: ConnectFolder,
  credentials: ReplaceCredentials,
  schedule: ChangeSchedule,
  disconnect: Disconnect,
}

/** The dialogs of a connection, fetched when the first one opens. */
export default function ConnectionDialog({ dialog, ...props }: DialogProps & { dialog: OpenedDialog }) {
  const Shown = DIALOGS[dialog]
  return <Shown {...props} />
}

/** A time of day that suits most: before people begin, at noon, and at the end of the day. */
const USUAL_SCHEDULE = ['08:00', '12:00', '17:00']

function ConnectByApi({ account: { id, alias }, onDone, onClose }: DialogProps) {
  const { formatMessage } = useIntl()
  const [credentials, setCredentials] = useState(emptyCredentials)
  const [schedule, setSchedule] = useState<readonly string[]>(USUAL_SCHEDULE)
  const [startsOn, setStartsOn] = useState<string | null>(null)
  const formats = useFormats()
  const [connect] = useConnectAccount()
  return (
    <FormDialog
      title={<FormattedMessage id="connection.connect.api.of" values={{ alias }} />}
      description={<FormattedMessage id="connection.connect.api.why" />}
      submitLabel={<FormattedMessage id="connection.connect.andTest" />}
      check={() => faultsOfCredentials(credentials, formatMessage)}
      send={() => connect({ variables: { input: { id, type: 'API', credentials, schedule, startsOn } } })}
      onSent={onDone}
      onClose={onClose}
    >
      {errors => (
        <>
          <CredentialsFields values={credentials} onChange={setCredentials} errors={errors} />
          <DateInput
            label={formatMessage({ id: 'connection.startsOn' })}
            optional
            hint={<FormattedMessage id="connection.startsOn.hint" />}
            max={formats.today()}
            value={startsOn}
            onChange={setStartsOn}
            error={errors.startsOn}
          />
          <ScheduleField values={schedule} onChange={setSchedule} error={errors.schedule} />
        </>
      )}
    </FormDialog>
  )
}

function ConnectFolder({ account: { id, alias }, onDone, onClose }: DialogProps) {
  const [connect] = useConnectAccount()
  return (
    <FormDialog
      title={<FormattedMessage id="connection.connect.folder.of" values={{ alias }} />}
      description={<FormattedMessage id="connection.connect.folder.why" />}
      submitLabel={<FormattedMessage id="connection.connect" />}
      send={() => connect({ variables: { input: { id, type: 'CRAWLER', schedule: [] } } })}
      onSent={onDone}
      onClose={onClose}
    >
      {errors => <Refused errors={errors} />}
    </FormDialog>
  )
}

function ReplaceCredentials({ account: { id, version }, onDone, onClose }: DialogProps) {
  const { formatMessage } = useIntl()
  const [credentials, setCredentials] = useState(emptyCredentials)
  const [rotate] = useRotateCredentials()
  return (
    <FormDialog
      title={<FormattedMessage id="connection.credentials.replace" />}
      description={<FormattedMessage id="connection.credentials.replace.why" />}
      submitLabel={<FormattedMessage id="connection.credentials.replaceAndTest" />}
      check={() => faultsOfCredentials(credentials, formatMessage)}
      send={() => rotate({ variables: { input: { id, version, credentials } } })}
      onSent={onDone}
      onClose={onClose}
    >
      {errors => <CredentialsFields values={credentials} onChange={setCredentials} errors={errors} />}
    </FormDialog>
  )
}

function ChangeSchedule({ account: { id, version, ...account }, onDone, onClose }: DialogProps) {
  const [schedule, setSchedule] = useState(account.schedule)
  const [change] = useSetSchedule()
  return (
    <FormDialog
      title={<FormattedMessage id="connection.schedule.change" />}
      send={() => change({ variables: { input: { id, version, schedule } } })}
      onSent={onDone}
      onClose={onClose}
    >
      {errors => <ScheduleField values={schedule} onChange={setSchedule} error={errors.schedule} />}
    </FormDialog>
  )
}

function Disconnect({ account: { id, alias, version }, onDone, onClose }: DialogProps) {
  const [disconnect] = useDisconnectAccount()
  return (
    <FormDialog
      danger
      title={<FormattedMessage id="connection.disconnect.of" values={{ alias }} />}
      description={<FormattedMessage id="connection.disconnect.why" />}
      submitLabel={<FormattedMessage id="connection.disconnect" />}
      send={() => disconnect({ variables: { input: { id, version } } })}
      onSent={onDone}
      onClose={onClose}
    >
      {errors => <Refused errors={errors} />}
    </FormDialog>
  )
}

/** What a field would be told to be wrong with, in a dialog that has none. */
function Refused({ errors }: { errors: FieldErrors }) {
  return Object.values(errors).map(message => (
    <p key={message} className="note bad" role="alert">
      {message}
    </p>
  ))
}
