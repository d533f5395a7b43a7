import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { useChangeConnectionRotateMutation } from '../../../../__generated__/useChangeConnectionRotateMutation.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { DateInput } from '../../../../ui/form/DateInput.tsx'
import { type FieldErrors, FormDialog } from '../../../../ui/form/FormDialog.tsx'
import { FactorFormDialog } from '../../../../ui/freshFactor/FactorFormDialog.tsx'
import { emptyCredentials, faultsOfCredentials } from '../_lib/credentials.ts'
import { emptyLogin, faultsOfLogin, toLoginInput } from '../_lib/login.ts'
import {
  useConnectAccount,
  useDisconnectAccount,
  useRotateCredentials,
  useSetSchedule,
} from '../_lib/useChangeConnection.ts'
import type { OpenedDialog } from '../_lib/connectionDialogs.ts'
import { CredentialsFields } from './CredentialsFields.tsx'
import { LoginFields } from './LoginFields.tsx'
import { ScheduleField } from './ScheduleField.tsx'

type Account = {
  id: string
  alias: string
  schedule: readonly string[]
  version: number
  /** Login fields that the bank's SFTP server requires. */
  loginFields: readonly string[]
}
type DialogProps = { account: Account; onDone: () => void; onClose: () => void }

const DIALOGS: Record<OpenedDialog, (props: DialogProps) => ReactNode> = {
  connectApi: ConnectByApi,
  connectSftp: ConnectSftp,
  connectFolder: ConnectFolder,
  credentials: ReplaceCredentials,
  login: ReplaceLogin,
  schedule: ChangeSchedule,
  disconnect: Disconnect,
}

/** The dialogs of a connection, loaded when the first one opens. */
export default function ConnectionDialog({ dialog, ...props }: DialogProps & { dialog: OpenedDialog }) {
  const Shown = DIALOGS[dialog]
  return <Shown {...props} />
}

/** Times of day that suit most: before work, at noon, and at the end of the day. */
const DEFAULT_SCHEDULE = ['08:00', '12:00', '17:00']

function ConnectByApi({ account: { id, alias }, onDone, onClose }: DialogProps) {
  const { formatMessage } = useIntl()
  const [credentials, setCredentials] = useState(emptyCredentials)
  const [schedule, setSchedule] = useState<readonly string[]>(DEFAULT_SCHEDULE)
  const [startsOn, setStartsOn] = useState<string | null>(null)
  const formats = useFormats()
  const [connect] = useConnectAccount()
  return (
    <FactorFormDialog
      title={<FormattedMessage id="connection.connect.api.of" values={{ alias }} />}
      description={<FormattedMessage id="connection.connect.api.why" />}
      submitLabel={<FormattedMessage id="connection.connect.andTest" />}
      check={() => faultsOfCredentials(credentials, formatMessage)}
      send={proof => connect({ variables: { input: { id, type: 'API', credentials, schedule, startsOn, ...proof } } })}
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
    </FactorFormDialog>
  )
}

/** Connects to the bank's own SFTP server. */
function ConnectSftp({ account: { id, alias, loginFields }, onDone, onClose }: DialogProps) {
  const { formatMessage } = useIntl()
  const [login, setLogin] = useState(emptyLogin)
  const [schedule, setSchedule] = useState<readonly string[]>(DEFAULT_SCHEDULE)
  const [connect] = useConnectAccount()
  return (
    <FactorFormDialog
      title={<FormattedMessage id="connection.connect.sftp.of" values={{ alias }} />}
      description={<FormattedMessage id="connection.connect.sftp.why" />}
      submitLabel={<FormattedMessage id="connection.connect.andTest" />}
      check={() => faultsOfLogin(login, loginFields, formatMessage)}
      send={proof =>
        connect({ variables: { input: { id, type: 'CRAWLER', login: toLoginInput(login), schedule, ...proof } } })
      }
      onSent={onDone}
      onClose={onClose}
    >
      {errors => (
        <>
          <LoginFields values={login} asked={loginFields} onChange={setLogin} errors={errors} />
          <ScheduleField values={schedule} onChange={setSchedule} error={errors.schedule} />
        </>
      )}
    </FactorFormDialog>
  )
}

function ConnectFolder({ account: { id, alias }, onDone, onClose }: DialogProps) {
  const [connect] = useConnectAccount()
  return (
    <FactorFormDialog
      title={<FormattedMessage id="connection.connect.folder.of" values={{ alias }} />}
      description={<FormattedMessage id="connection.connect.folder.why" />}
      submitLabel={<FormattedMessage id="connection.connect" />}
      send={proof => connect({ variables: { input: { id, type: 'CRAWLER', schedule: [], ...proof } } })}
      onSent={onDone}
      onClose={onClose}
    >
      {errors => <Refused errors={errors} />}
    </FactorFormDialog>
  )
}

function ReplaceCredentials(props: DialogProps) {
  const { formatMessage } = useIntl()
  const [credentials, setCredentials] = useState(emptyCredentials)
  return (
    <ReplaceDialog {...props} given={{ credentials }} check={() => faultsOfCredentials(credentials, formatMessage)}>
      {errors => <CredentialsFields values={credentials} onChange={setCredentials} errors={errors} />}
    </ReplaceDialog>
  )
}

function ReplaceLogin(props: DialogProps) {
  const { formatMessage } = useIntl()
  const { loginFields } = props.account
  const [login, setLogin] = useState(emptyLogin)
  return (
    <ReplaceDialog
      {...props}
      given={{ login: toLoginInput(login) }}
      check={() => faultsOfLogin(login, loginFields, formatMessage)}
    >
      {errors => <LoginFields values={login} asked={loginFields} onChange={setLogin} errors={errors} />}
    </ReplaceDialog>
  )
}

type ReplaceDialogProps = DialogProps & {
  given: Pick<useChangeConnectionRotateMutation['variables']['input'], 'credentials' | 'login'>
  check: () => FieldErrors
  children: (errors: FieldErrors) => ReactNode
}

/** Replaces the credentials of either connection type. */
function ReplaceDialog({ account: { id, version }, given, onDone, ...form }: ReplaceDialogProps) {
  const [rotate] = useRotateCredentials()
  return (
    <FactorFormDialog
      {...form}
      title={<FormattedMessage id="connection.credentials.replace" />}
      description={<FormattedMessage id="connection.credentials.replace.why" />}
      submitLabel={<FormattedMessage id="connection.credentials.replaceAndTest" />}
      send={proof => rotate({ variables: { input: { id, version, ...given, ...proof } } })}
      onSent={onDone}
    />
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
    <FactorFormDialog
      danger
      title={<FormattedMessage id="connection.disconnect.of" values={{ alias }} />}
      description={<FormattedMessage id="connection.disconnect.why" />}
      submitLabel={<FormattedMessage id="connection.disconnect" />}
      send={proof => disconnect({ variables: { input: { id, version, ...proof } } })}
      onSent={onDone}
      onClose={onClose}
    >
      {errors => <Refused errors={errors} />}
    </FactorFormDialog>
  )
}

/** Shows errors of fields in a dialog that doesn't contain them. */
function Refused({ errors }: { errors: FieldErrors }) {
  return Object.values(errors).map(message => (
    <p key={message} className="note bad" role="alert">
      {message}
    </p>
  ))
}
