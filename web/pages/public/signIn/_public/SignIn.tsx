import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router'
import { addMessages } from '../../../../i18n/intl.ts'
import { whenIdle } from '../../../../idle.ts'
import { useDocumentTitle } from '../../../../ui/useDocumentTitle.ts'
import { deleteFormerDrafts, warmOrganizationScreens } from '../../../../warm.ts'
import { Entrance } from '../../_components/Entrance.tsx'
import { CodeStep } from './CodeStep.tsx'
import { PasswordStep } from '../PasswordStep.tsx'
import { type Challenge, readChallengeOptions, readEntrance, verify } from './signIn.ts'
import { returnIn } from '../social.ts'
import type { MessageId } from '../../../../i18n/messages.ts'

// Lazy: shown only once in an installation's life.
const NoAccountsYet = lazy(async () => {
  const [{ NoAccountsYet: component }] = await Promise.all([import('../NoAccountsYet.tsx'), addMessages(['setup'])])
  return { default: component }
})

/** The screen itself; a notice explains why the user is here, and prevents redirecting. `title` is the document title's message. */
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
  useEffect(() => deleteFormerDrafts(), [])
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
          <NoAccountsYet />
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

/** The result of returning from the provider. It is removed from the address bar and the history at once. */
function useSocialReturn(next: string) {
  const navigate = useNavigate()
  const location = useLocation()
  const [back] = useState(() => returnIn(location))
  useEffect(() => {
    if (back) void navigate(`/?${new URLSearchParams({ next })}`, { replace: true })
  }, [back, navigate, next])
  return back
}
