import { Search } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Kbd } from '../ui/keyboard/Kbd.tsx'

/** Opens the palette, whose code is fetched when the pointer or the focus is on it. */
export function PaletteField({ onOpen, onNear }: { onOpen: () => void; onNear: () => void }) {
  return (
    <button
      type="button"
      className="input sm palette-button"
      aria-haspopup="dialog"
      onClick={onOpen}
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      <Search className="i" aria-hidden />
      <span className="grow trunc">
        <FormattedMessage id="shell.palette" />
      </span>
      <Kbd>mod+k</Kbd>
    </button>
  )
}
