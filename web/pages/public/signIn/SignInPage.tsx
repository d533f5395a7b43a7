import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate, useSearchParams } from 'react-router'
import { whenIdle } from '../../../idle.ts'
import { useDocumentTitle } from '../../../ui/useDocumentTitle.ts'
import { warmOrganizationScreens } from '../../../warm.ts'
import { BrandMark } from '../BrandMark.tsx'
import { safePath } from '../safePath.ts'
import { CodeStep } from './CodeStep.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { PasswordStep } from './PasswordStep.tsx'
import { PromisePanel } from './PromisePanel.tsx'
import { type Challenge, isSignedIn } from './signIn.ts'

/** `/`: password first, then the second factor of whoever has one. Returns to where one was. */
export function SignInPage() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const next = safePath(search.get('next'))
  useEffect(() => {
    let here = true
    void isSignedIn().then(signedIn => signedIn && here && navigate(next, { replace: true }))
    return () => {
      here = false
    }
  }, [navigate, next])
  return <SignIn next={next} />
}

/** The screen itself; a notice says why one is here. */
export function SignIn({ next, notice }: { next: string; notice?: ReactNode }) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const [challenge, setChallenge] = useState<Challenge | null>(null)
  useDocumentTitle(formatMessage({ id: 'signIn.title' }))
  useEffect(() => whenIdle(warmOrganizationScreens), [])

  const finish = useCallback(() => void navigate(next, { replace: true }), [navigate, next])
  return (
    <div className="entrance">
      <PromisePanel />
      <div className="entrance-side">
        <header>
          <div className="logo">
            <BrandMark size={28} />
            Arus
          </div>
          <LanguageSwitch />
        </header>
        <main id="main" className="sign-in">
          {challenge === null ? (
            <PasswordStep notice={notice} onSignedIn={finish} onChallenge={setChallenge} />
          ) : (
            <CodeStep challenge={challenge} onSignedIn={finish} onBack={() => setChallenge(null)} />
          )}
        </main>
        <footer>
          <FormattedMessage id="signIn.copyright" values={{ year: String(new Date().getFullYear()) }} />
        </footer>
      </div>
    </div>
  )
}
