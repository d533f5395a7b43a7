import { FormattedMessage, useIntl } from 'react-intl'
import { type LoaderFunctionArgs, type RouteObject, redirect, useLoaderData, useNavigate } from 'react-router'
import type { CreateOrganizationInput } from '../../../__generated__/newOrganizationMutation.graphql.ts'
import { addMessages } from '../../../i18n/intl.ts'
import { RequestFailed, codes } from '../../../relay/operation.ts'
import type { Outcome } from '../../../relay/useMutation.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { useFreshFactor } from '../../../ui/freshFactor/useFreshFactor.tsx'
import { useDocumentTitle } from '../../../ui/useDocumentTitle.ts'
import { IntroFrame } from './_public/IntroFrame.tsx'
import { createOrganization, enterOrganization, readMayCreate } from './_public/newOrganization.ts'
import { OrganizationForm } from './_public/OrganizationForm.tsx'

/** `/organizations/create`: a further organization, for users who may create one. */
async function loader({ request }: LoaderFunctionArgs): Promise<{ mayCreate: boolean } | Response> {
  const [mayCreate] = await Promise.all([readMayCreate(), addMessages(['setup'])])
  const { pathname } = new URL(request.url)
  return mayCreate === null ? redirect(`/?next=${encodeURIComponent(pathname)}`) : { mayCreate }
}

function NewOrganizationPage() {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const { mayCreate } = useLoaderData<{ mayCreate: boolean }>()
  const { withFreshFactor, freshFactorDialog } = useFreshFactor()
  useDocumentTitle(formatMessage({ id: 'organization.new' }))
  const back = (
    <LinkButton size="lg" to="/u">
      <FormattedMessage id={mayCreate ? 'organization.cancel' : 'organization.back'} />
    </LinkButton>
  )

  /** The answer of the last attempt, or null if the user canceled the prompt for the second factor. */
  async function send(input: CreateOrganizationInput) {
    const unreachable = formatMessage({ id: 'request.unreachable' })
    const outcome = await withFreshFactor(({ code, passkeyAssertion }) =>
      tryToCreate({ ...input, code, passkeyAssertion }, unreachable),
    )
    if (outcome === null) return 'cancelled'
    if (!outcome.ok && outcome.payload === null) throw new RequestFailed(outcome.form ?? '', outcome.code)
    return outcome.payload
  }

  return (
    <IntroFrame
      title={<FormattedMessage id="organization.new" />}
      lead={<FormattedMessage id="organization.new.lead" />}
      foot={<FormattedMessage id="organization.new.foot" />}
    >
      {mayCreate ? (
        <OrganizationForm
          lead={formatMessage({ id: 'setup.organization.lead' })}
          send={send}
          onCreated={uuid => void navigate(enterOrganization(uuid))}
          cancel={back}
        />
      ) : (
        <div className="setup-form">
          <div className="setup-in">
            <h1>
              <FormattedMessage id="organization.closed" />
            </h1>
            <p className="lead">
              <FormattedMessage id="organization.closed.text" />
            </p>
          </div>
          <div className="setup-dock">{back}</div>
        </div>
      )}
      {freshFactorDialog}
    </IntroFrame>
  )
}

type Created = NonNullable<Awaited<ReturnType<typeof createOrganization>>>

/** Adapted to `useFreshFactor`. Never rejects. */
async function tryToCreate(input: CreateOrganizationInput, unreachable: string): Promise<Outcome<Created>> {
  const refused = { ok: false, userErrors: [], fields: {} } as const
  try {
    const payload = await createOrganization(input)
    if (!payload) return { ...refused, payload: null, code: codes.serverProblem, form: null }
    const userErrors = payload.userErrors.map(({ field = null, ...error }) => ({ ...error, field }))
    const [first] = userErrors
    return first ? { ...refused, payload, code: first.code, userErrors, form: first.message } : { ok: true, payload }
  } catch (error) {
    const { message, code } = error instanceof RequestFailed ? error : new RequestFailed('', null)
    return { ...refused, payload: null, code, form: message || unreachable }
  }
}

/** For the router's `lazy`. */
export const route = { loader, Component: NewOrganizationPage } satisfies RouteObject
