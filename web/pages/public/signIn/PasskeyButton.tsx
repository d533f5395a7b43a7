import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../../ui/Button.tsx'
import { knowsPasskeys } from '../../../ui/secondFactor/passkeys.ts'
import { signInWithPasskey } from './_public/signIn.ts'

type PasskeyButtonProps = { remember: boolean; onSignedIn: () => void; onFailure: (text: string | null) => void }

/** Sign-in with a passkey stored by the browser or phone: no email, no password. */
export function PasskeyButton({ remember, onSignedIn, onFailure }: PasskeyButtonProps) {
  const { formatMessage } = useIntl()
  const [asking, setAsking] = useState(false)
  async function ask() {
    if (!knowsPasskeys()) return onFailure(formatMessage({ id: 'signIn.passkey.unknown' }))
    setAsking(true)
    onFailure(null)
    const result = await signInWithPasskey(remember)
    setAsking(false)
    if (result?.kind === 'signedIn') return onSignedIn()
    if (result?.kind === 'refused') {
      onFailure(result.errors[0]?.message || formatMessage({ id: 'signIn.passkey.failed' }))
    }
  }
  return (
    <Button size="xl" block icon={<KeyRound className="i" aria-hidden />} loading={asking} onClick={() => void ask()}>
      <FormattedMessage id="signIn.passkey" />
    </Button>
  )
}
