import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate, useSearchParams } from 'react-router'
import { whenIdle } from '../../../idle.ts'
import { useDocumentTitle } from '../../../ui/useDocumentTitle.ts'
import { warmOrganizationScreens } from '../../../warm.ts'
import { Entrance } from '../Entrance.tsx'
import { safePath } from '../safePath.ts'
import { CodeStep } from './CodeStep.tsx'
import { PasswordStep } from './PasswordStep.tsx'
import { type Challenge, isSignedIn, readChallengeOptions, verify } from './signIn.ts'

/** `/`: password first, then the second factor of whoever has one; or a passkey alone. Returns to where one was. */
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
    <Entrance>
      {challenge === null ? (
        <PasswordStep notice={notice} onSignedIn={finish} onChallenge={setChallenge} />
      ) : (
        <CodeStep
          methods={challenge.methods}
          answer={shown => verify(challenge.token, shown)}
          readOptions={() => readChallengeOptions(challenge.token)}
          onPassed={finish}
          onBack={() => setChallenge(null)}
        />
      )}
    </Entrance>
  )
}
