import { Search } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { useIntl } from 'react-intl'
import { Kbd } from '../../../../ui/keyboard/Kbd.tsx'
import { firstFoundBox } from './candidateBoxes.ts'

type FindBoxProps = {
  input: RefObject<HTMLInputElement | null>
  value: string
  onChange: (value: string) => void
  children: ReactNode
}

/** Searches candidates for the line. */
export function FindBox({ input, value, onChange, children }: FindBoxProps) {
  const intl = useIntl()
  return (
    <div className="find">
      <div className="input sm">
        <Search className="i" aria-hidden />
        <input
          ref={input}
          value={value}
          onChange={event => onChange(event.target.value)}
          onKeyDown={event => {
            if (event.key !== 'Enter') return
            // Enter moves the focus from the text to the first result, without matching it.
            event.preventDefault()
            firstFoundBox()?.focus()
          }}
          placeholder={intl.formatMessage({ id: 'reconciliation.find' })}
          aria-label={intl.formatMessage({ id: 'reconciliation.find.label' })}
        />
        <Kbd>f</Kbd>
      </div>
      {children}
    </div>
  )
}
