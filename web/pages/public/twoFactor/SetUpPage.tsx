import { FormattedMessage, useIntl } from 'react-intl'
import { Link, type LoaderFunctionArgs, type RouteObject, redirect, useLoaderData, useNavigate } from 'react-router'
import { addMessages } from '../../../i18n/intl.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { FactorSetup } from '../../../ui/secondFactor/FactorSetup.tsx'
import { useDocumentTitle } from '../../../ui/useDocumentTitle.ts'
import { Entrance } from '../_components/Entrance.tsx'
import { safePath } from '../safePath.ts'
import { type FactorsOfViewer, readFactors } from './twoFactor.ts'

type Setting = Pick<FactorsOfViewer, 'others'> & { next: string; isOptional: boolean }

/** `/two-factor/set-up?next=…`: sets up a second factor that is required to continue; with `&optional=1` it can be skipped. */
async function loader({ request }: LoaderFunctionArgs): Promise<Setting | Response> {
  const { searchParams } = new URL(request.url)
  const next = safePath(searchParams.get('next'))
  const [found] = await Promise.all([readFactors(), addMessages(['secondFactor'])])
  if (found === null) return redirect(`/?next=${encodeURIComponent(next)}`)
  if (found.methods.length > 0) return redirect(next)
  return { others: found.others, next, isOptional: searchParams.has('optional') }
}

function SetUpPage() {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const { next, others, isOptional } = useLoaderData<Setting>()
  useDocumentTitle(formatMessage({ id: 'twoFactor.setUp.title' }))
  return (
    <Entrance>
      <h1>
        <FormattedMessage id="twoFactor.setUp.title" />
      </h1>
      <p className="lead">
        <FormattedMessage id={isOptional ? 'twoFactor.setUp.optional' : 'twoFactor.setUp.wanted'} />
      </p>
      <div className="stack">
        <FactorSetup onDone={() => void navigate(next, { replace: true })} />
        {isOptional ? (
          <LinkButton variant="ghost" to={next} replace>
            <FormattedMessage id="twoFactor.setUp.later" />
          </LinkButton>
        ) : (
          <p className="t12 muted two-factor-ways">
            <Link className="link" to="/logout">
              <FormattedMessage id="twoFactor.setUp.signOut" />
            </Link>
            {others.map(({ uuid, name }) => (
              <Link key={uuid} className="link" to={`/o?id=${uuid}&next=/home`}>
                <FormattedMessage id="twoFactor.setUp.other" values={{ name }} />
              </Link>
            ))}
          </p>
        )}
      </div>
    </Entrance>
  )
}

/** For the router's `lazy`. */
export const route = { loader, Component: SetUpPage } satisfies RouteObject
