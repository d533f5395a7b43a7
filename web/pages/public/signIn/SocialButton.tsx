import { LogIn } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { buttonClass } from '../../../ui/Button.tsx'
import { socialAddress } from './social.ts'

/** Navigates to the provider. A link instead of a script: nothing of the provider is loaded into this page. */
export function SocialButton({ provider, ...journey }: { provider: string; remember: boolean; next: string }) {
  return (
    <a className={buttonClass({ size: 'xl', block: true })} href={socialAddress(journey)}>
      <LogIn className="i" aria-hidden />
      <FormattedMessage id="signIn.social" values={{ provider }} />
    </a>
  )
}
