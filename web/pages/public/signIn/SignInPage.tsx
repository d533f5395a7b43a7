import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { addMessages } from '../../../i18n/intl.ts'
import { whenIdle } from '../../../idle.ts'
import { useDocumentTitle } from '../../../ui/useDocumentTitle.ts'
import { warmOrganizationScreens } from '../../../warm.ts'
import { Entrance } from '../Entrance.tsx'
import { safePath } from '../safePath.ts'
import { CodeStep } from './CodeStep.tsx'
import { PasswordStep } from './PasswordStep.tsx'
import { type Challenge, readChallengeOptions, readEntrance, verify } from './signIn.ts'
import { returnIn } from './social.ts'
import type { MessageId } from '../../../i18n/messages.ts'

// Shown once in the life of an installation: nobody else loads it, or its words.
const NobodyYet = lazy(async () => {
  const [{ NobodyYet: component }] = await Promise.all([import('./NobodyYet.tsx'), addMessages(['setup'])])
  return { default: component }
})

/** `/`: password, passkey or a provider first, then the second factor of whoever has one. Returns to where one was. */
export function SignInPage() {
  const [search] = useSearchParams()
  return <SignIn next={safePath(search.get('next'))} />
}

/** The screen itself; a notice says why one is here, and keeps one here. `title` is the document's, as a message. */
export function SignIn({
  next,
  notice,
  title = 'signIn.title',
}: {
  next: string
  notice?: ReactNode
  title?: MessageId
}) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const goesOn = notice === undefined
  const [provider, setProvider] = useState<string | null>(null)
  const [isFirstRun, setFirstRun] = useState(false)
  const back = useSocialReturn(next)
  const [challenge, setChallenge] = useState<Challenge | null>(back?.challenge ?? null)
  useDocumentTitle(formatMessage({ id: title }))
  useEffect(() => whenIdle(warmOrganizationScreens), [])
  useEffect(() => {
    let here = true
    void readEntrance().then(entrance => {
      if (!here) return
      setProvider(entrance.provider)
      setFirstRun(entrance.hasPeople === false)
      if (entrance.signedIn && goesOn) void navigate(next, { replace: true })
    })
    return () => {
      here = false
    }
  }, [navigate, next, goesOn])

  const finish = useCallback(() => void navigate(next, { replace: true }), [navigate, next])
  if (isFirstRun)
    return (
      <Entrance>
        <Suspense fallback={null}>
          <NobodyYet />
        </Suspense>
      </Entrance>
    )
  return (
    <Entrance>
      {challenge === null ? (
        <PasswordStep
          notice={notice}
          refused={back?.refused ?? null}
          provider={provider}
          next={next}
          onSignedIn={finish}
          onChallenge={setChallenge}
        />
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

/** What somebody has come back from the provider with. It leaves the address bar, and with it the history, at once. */
function useSocialReturn(next: string) {
  const navigate = useNavigate()
  const location = useLocation()
  const [back] = useState(() => returnIn(location))
  useEffect(() => {
    if (back) void navigate(`/?${new URLSearchParams({ next })}`, { replace: true })
  }, [back, navigate, next])
  return back
}
