import { FormattedMessage, useIntl } from 'react-intl'
import { Checkbox } from '../Checkbox.tsx'
import { Dialog } from '../overlay/Dialog.tsx'
import { Kbd } from './Kbd.tsx'
import { setSingleKeys, useRegisteredShortcuts, useSingleKeys } from './shortcuts.ts'

/** All shortcuts that work on the current page, and the switch for single keys. */
export function KeyboardHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { formatMessage } = useIntl()
  const shortcuts = useRegisteredShortcuts()
  const singleKeys = useSingleKeys()
  return (
    <Dialog open={open} onClose={onClose} title={formatMessage({ id: 'keys.title' })} size="md">
      <dl className="keys">
        {shortcuts.map(({ keys, label }) => (
          <div key={`${keys} ${label}`}>
            <dt>{label}</dt>
            <dd>
              {keys.split(' ').map(key => (
                <Kbd key={key}>{key.replace('$', '')}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <label className="row keys-switch">
        <Checkbox checked={singleKeys} onChange={event => setSingleKeys(event.target.checked)} />
        <span>
          <FormattedMessage id="keys.single" />
          <small className="muted">
            {' '}
            <FormattedMessage id="keys.single.note" />
          </small>
        </span>
      </label>
    </Dialog>
  )
}
