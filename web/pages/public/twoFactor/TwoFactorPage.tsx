import { useIntl } from 'react-intl'
import { type LoaderFunctionArgs, type RouteObject, redirect, useLoaderData, useNavigate } from 'react-router'
import { readFreshOptions } from '../../../ui/secondFactor/passkeys.ts'
import { useDocumentTitle } from '../../../ui/useDocumentTitle.ts'
import { Entrance } from '../_components/Entrance.tsx'
import { safePath } from '../safePath.ts'
import { CodeStep } from '../signIn/_public/CodeStep.tsx'
import { type FactorsOfViewer, prove, readFactors } from './twoFactor.ts'

type Asked = Pick<FactorsOfViewer, 'methods'> & { next: string }

/** `/two-factor?next=…`: for signed-in users who have not yet verified the second factor that their organization requires. */
async function loader({ request }: LoaderFunctionArgs): Promise<Asked | Response> {
  const { search, searchParams } = new URL(request.url)
  const next = safePath(searchParams.get('next'))
  const found = await readFactors()
  if (found === null) return redirect(`/?next=${encodeURIComponent(next)}`)
  return found.methods.length === 0 ? redirect(`/two-factor/set-up${search}`) : { methods: found.methods, next }
}

function TwoFactorPage() {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const { methods, next } = useLoaderData<Asked>()
  useDocumentTitle(formatMessage({ id: 'signIn.code.title.AUTHENTICATOR_APP' }))
  return (
    <Entrance>
      <CodeStep
        methods={methods}
        answer={prove}
        readOptions={readFreshOptions}
        onPassed={() => void navigate(next, { replace: true })}
        onBack={() => void navigate('/logout')}
      />
    </Entrance>
  )
}

/** For the router's `lazy`. */
export const route = { loader, Component: TwoFactorPage } satisfies RouteObject
