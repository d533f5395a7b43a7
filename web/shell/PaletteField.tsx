import { Search } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Kbd } from '../ui/keyboard/Kbd.tsx'

/** Opens the palette. */
export function PaletteField({ onOpen }: { onOpen: () => void }) {
  return (
    <button type="button" className="input sm palette-button" aria-haspopup="dialog" onClick={onOpen}>
      <Search className="i" aria-hidden />
      <span className="grow trunc">
        <FormattedMessage id="shell.palette" />
      </span>
      <Kbd>mod+k</Kbd>
    </button>
  )
}
