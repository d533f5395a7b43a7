import { useState } from 'react'
import { useIntl } from 'react-intl'
import { type RouteObject, useNavigate } from 'react-router'
import { useDocumentTitle } from '../../../ui/useDocumentTitle.ts'
import { Entrance } from '../_components/Entrance.tsx'
import { forgetLink, linkOf, takeLink } from '../emailLink.ts'
import { LinkCheck } from '../LinkCheck.tsx'
import { ExpiredInvitation } from './ExpiredInvitation.tsx'
import { readInvitation } from './invitation.ts'
import { JoinStep } from './JoinStep.tsx'
import { NewcomerStep } from './NewcomerStep.tsx'
import { SignInFirst } from './SignInFirst.tsx'

const PAGE = '/invitation'

/** `/invitation`: new users create an account, others add the organization to their account. */
function InvitationPage() {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  useDocumentTitle(formatMessage({ id: 'invitation.title' }))
  const [token, setToken] = useState(() => linkOf(PAGE))

  /** The link is used: continues to the organization, through a page that may precede it. */
  function enter(organizationId: string, before: (next: string) => string = next => next) {
    forgetLink(PAGE)
    void navigate(before(`/o?id=${organizationId}&next=${encodeURIComponent('/home')}`), { replace: true })
  }
  function expire() {
    forgetLink(PAGE)
    setToken(null)
  }

  if (token === null)
    return (
      <Entrance>
        <ExpiredInvitation />
      </Entrance>
    )
  return (
    <Entrance>
      <LinkCheck check={() => readInvitation(token)} expired={<ExpiredInvitation />}>
        {({ invitation, signedInAs }) => {
          const common = { invitation, token, onExpired: expire }
          if (!invitation.hasAccount)
            return (
              <NewcomerStep
                {...common}
                signedInAs={signedInAs}
                onAccepted={id => enter(id, next => factorPage(next, invitation.requiresSecondFactor))}
              />
            )
          if (signedInAs === invitation.email) return <JoinStep {...common} onJoined={id => enter(id)} />
          return <SignInFirst invitation={invitation} signedInAs={signedInAs} page={PAGE} />
        }}
      </LinkCheck>
    </Entrance>
  )
}

/** The setup of a second factor, which can be skipped unless the organization requires one. */
const factorPage = (next: string, isRequired: boolean) =>
  `/two-factor/set-up?next=${encodeURIComponent(next)}${isRequired ? '' : '&optional=1'}`

/** For the router's `lazy`. */
export const route = { loader: takeLink, Component: InvitationPage } satisfies RouteObject
