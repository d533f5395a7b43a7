import { useState } from 'react'
import { useIntl } from 'react-intl'
import { type LoaderFunctionArgs, type RouteObject, useNavigate } from 'react-router'
import { addMessages } from '../../../i18n/intl.ts'
import { useDocumentTitle } from '../../../ui/useDocumentTitle.ts'
import { Entrance } from '../_components/Entrance.tsx'
import { forgetLink, linkOf, takeLink } from '../emailLink.ts'
import { LinkCheck } from '../LinkCheck.tsx'
import { createOrganization, enterOrganization } from '../newOrganization/_public/newOrganization.ts'
import { OrganizationForm } from '../newOrganization/_public/OrganizationForm.tsx'
import { FactorStep } from './FactorStep.tsx'
import { OwnerStep } from './OwnerStep.tsx'
import { type Founder, readFounder, readSetupLink, type SetupLink } from './setup.ts'
import { type SetupStep, SetupFrame } from './SetupFrame.tsx'
import { UnusableLink } from './UnusableLink.tsx'

const PAGE = '/setup'

/** Where to start: with a valid link, or as a founder who was interrupted. */
type Beginning = { kind: 'link'; token: string; link: SetupLink } | { kind: 'founder'; founder: Founder }

/** A founder continues with or without the link; any other user needs a valid one. */
async function readBeginning(token: string | null): Promise<Beginning | { kind: 'closed'; isSetUp: boolean }> {
  const founder = await readFounder()
  if (founder) return { kind: 'founder', founder }
  if (token === null) return { kind: 'closed', isSetUp: false }
  const link = await readSetupLink(token)
  return link.state === 'OPEN' ? { kind: 'link', token, link } : { kind: 'closed', isSetUp: link.state === 'SET_UP' }
}

/** `/setup`: the first owner of an installation, their second factor, and the first organization. */
function SetupPage() {
  const { formatMessage } = useIntl()
  useDocumentTitle(formatMessage({ id: 'setup.title' }))
  const [token] = useState(() => linkOf(PAGE))
  return (
    <LinkCheck check={() => readBeginning(token)} expired={null} frame={content => <Entrance>{content}</Entrance>}>
      {beginning =>
        beginning.kind === 'closed' ? (
          <Entrance>
            <UnusableLink isSetUp={beginning.isSetUp} />
          </Entrance>
        ) : (
          <FirstRun beginning={beginning} />
        )
      }
    </LinkCheck>
  )
}

/** The three steps in order, without going back: each of the first two is completed when it is left. */
function FirstRun({ beginning }: { beginning: Beginning }) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const [founder, setFounder] = useState(beginning.kind === 'founder' ? beginning.founder : null)
  const [isClosed, setClosed] = useState(false)
  const step: SetupStep = founder === null ? 'owner' : founder.hasFactor ? 'organization' : 'factor'
  const expiresAt = beginning.kind === 'link' ? (beginning.link.expiresAt ?? null) : null

  function begin(made: Founder) {
    forgetLink(PAGE)
    setFounder(made)
  }

  if (isClosed)
    return (
      <Entrance>
        <UnusableLink isSetUp={false} />
      </Entrance>
    )
  return (
    <SetupFrame step={step} founder={founder} expiresAt={expiresAt}>
      {founder === null && beginning.kind === 'link' ? (
        <OwnerStep token={beginning.token} onMade={begin} onExpired={() => setClosed(true)} />
      ) : null}
      {founder !== null && step === 'factor' ? (
        <FactorStep onDone={() => setFounder({ ...founder, hasFactor: true })} />
      ) : null}
      {step === 'organization' ? (
        <OrganizationForm
          lead={formatMessage({ id: 'setup.organization.lead' })}
          send={createOrganization}
          onCreated={uuid => void navigate(enterOrganization(uuid), { replace: true })}
        />
      ) : null}
    </SetupFrame>
  )
}

/** Removes the secret from the address first. */
async function loader(args: LoaderFunctionArgs): Promise<Response | null> {
  const [taken] = await Promise.all([takeLink(args), addMessages(['setup', 'secondFactor'])])
  return taken
}

/** For the router's `lazy`. */
export const route = { loader, Component: SetupPage } satisfies RouteObject
