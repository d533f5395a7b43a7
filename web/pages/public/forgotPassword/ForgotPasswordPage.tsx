import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { RouteObject } from 'react-router'
import { useDocumentTitle } from '../../../ui/useDocumentTitle.ts'
import { Entrance } from '../_components/Entrance.tsx'
import { forgetLink, linkOf, takeLink } from '../emailLink.ts'
import { LinkCheck } from '../LinkCheck.tsx'
import { checkLink } from './forgotPassword.ts'
import { DoneStep } from './DoneStep.tsx'
import { ExpiredStep } from './ExpiredStep.tsx'
import { NewPasswordStep } from './NewPasswordStep.tsx'
import { RequestStep } from './RequestStep.tsx'
import { SentStep } from './SentStep.tsx'

const PAGE = '/forgot-password'

type Step = { name: 'request' } | { name: 'sent'; email: string; mailbox: string | null } | { name: 'expired' | 'done' }

/** `/forgot-password`: requests a link; opened by the emailed link, sets a new password. */
function ForgotPasswordPage() {
  const { formatMessage } = useIntl()
  useDocumentTitle(formatMessage({ id: 'forgotPassword.title' }))
  const [token, setToken] = useState(() => linkOf(PAGE))
  const [step, setStep] = useState<Step>({ name: 'request' })

  function leaveLink(next: Step) {
    forgetLink(PAGE)
    setToken(null)
    setStep(next)
  }

  if (token !== null)
    return (
      <Entrance>
        <LinkCheck
          check={() => checkLink(token)}
          expired={<ExpiredStep onAgain={() => leaveLink({ name: 'request' })} />}
        >
          {({ email }) => (
            <NewPasswordStep
              token={token}
              email={email}
              onDone={() => leaveLink({ name: 'done' })}
              onExpired={() => leaveLink({ name: 'expired' })}
            />
          )}
        </LinkCheck>
      </Entrance>
    )
  return <Entrance>{stepOf(step, setStep)}</Entrance>
}

function stepOf(step: Step, setStep: (step: Step) => void) {
  switch (step.name) {
    case 'request':
      return <RequestStep onSent={sent => setStep({ name: 'sent', ...sent })} />
    case 'sent':
      return <SentStep {...step} onAgain={() => setStep({ name: 'request' })} />
    case 'expired':
      return <ExpiredStep onAgain={() => setStep({ name: 'request' })} />
    case 'done':
      return <DoneStep />
  }
}

/** For the router's `lazy`. */
export const route = { loader: takeLink, Component: ForgotPasswordPage } satisfies RouteObject
