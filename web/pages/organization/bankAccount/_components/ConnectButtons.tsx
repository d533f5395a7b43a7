import { FolderOpen, type LucideIcon, Plug, Server } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../../../../ui/Button.tsx'
import type { OpenedDialog } from '../_lib/connectionDialogs.ts'
import type { MessageId } from '../../../../i18n/messages.ts'

type Connecting = { dialog: OpenedDialog; icon: LucideIcon; label: MessageId }

/** Buttons that connect an account by each type of connection. */
const CONNECTING: Readonly<Partial<Record<string, Connecting>>> = {
  API: { dialog: 'connectApi', icon: Plug, label: 'connection.connect.api' },
  SFTP: { dialog: 'connectSftp', icon: Server, label: 'connection.connect.sftp' },
  FOLDER: {
    dialog: 'connectFolder',
    icon: FolderOpen,
    label: 'connection.connect.folder',
  },
}

type ConnectButtonsProps = { methods: readonly string[]; open: (dialog: OpenedDialog) => void }

/** The available connection types of a manual account, the best first. */
export function ConnectButtons({ methods, open }: ConnectButtonsProps) {
  const offered = methods.flatMap(method => CONNECTING[method] ?? [])
  return (
    <div className="row wrap">
      {offered.map(({ dialog, icon: Icon, label }, place) => (
        <Button
          key={dialog}
          variant={place === 0 ? 'primary' : 'default'}
          icon={<Icon className="i" aria-hidden />}
          onClick={() => open(dialog)}
        >
          <FormattedMessage id={label} />
        </Button>
      ))}
      {offered.length === 0 ? (
        <p className="note">
          <FormattedMessage id="connection.connect.noWay" />
        </p>
      ) : null}
    </div>
  )
}
