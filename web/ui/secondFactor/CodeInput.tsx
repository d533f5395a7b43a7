import { PinInput } from '@chakra-ui/react'
import { FormattedMessage } from 'react-intl'
import { ThemeProvider } from '../../theme/ThemeProvider.tsx'
import './codeInput.css'

const DIGITS = [0, 1, 2, 3, 4, 5] as const

/** Six boxes; a pasted code fills them all, and the sixth digit sends it. */
export function CodeInput({
  label,
  checking,
  onComplete,
}: {
  label: string
  checking: boolean
  onComplete: (code: string) => void
}) {
  return (
    <ThemeProvider>
      <PinInput.Root
        otp
        autoFocus
        type="numeric"
        disabled={checking}
        onValueComplete={({ valueAsString }) => onComplete(valueAsString)}
      >
        <PinInput.Label className="code-label">{label}</PinInput.Label>
        <PinInput.HiddenInput />
        <PinInput.Control className="code-boxes">
          {DIGITS.map(index => (
            <PinInput.Input key={index} index={index} className="input" placeholder="" />
          ))}
        </PinInput.Control>
        <p className="t12 muted code-state" role="status">
          {checking ? <FormattedMessage id="code.checking" /> : null}
        </p>
      </PinInput.Root>
    </ThemeProvider>
  )
}
