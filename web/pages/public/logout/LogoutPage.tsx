import { Clock, LogOut } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type LoaderFunctionArgs, type RouteObject, useLoaderData } from 'react-router'
import { SignIn } from '../signIn/_public/SignIn.tsx'
import { safePath } from '../safePath.ts'
import { endSession } from './_public/endSession.ts'
import { hasMessage } from '../../../i18n/intl.ts'

type Ending = { reason: 'expired' | 'signedOut'; next: string }

/** `/logout`: signs out. `?session=expired` says that the session has ended, `?session=clear` also deletes this device's drafts. */
async function loader({ request }: LoaderFunctionArgs): Promise<Ending> {
  const { searchParams } = new URL(request.url)
  const session = searchParams.get('session')
  await endSession(session === 'expired' ? 'expired' : session === 'clear' ? 'clear' : 'signOut')
  return { reason: session === 'expired' ? 'expired' : 'signedOut', next: safePath(searchParams.get('next')) }
}

function LogoutPage() {
  const { reason, next } = useLoaderData<Ending>()
  const { formatMessage, messages } = useIntl()
  const screen = `logout.page.${screenOf(next)}`
  const page = formatMessage({ id: hasMessage(messages, screen) ? screen : 'logout.page.other' })
  const Icon = reason === 'expired' ? Clock : LogOut
  return (
    <SignIn
      next={next}
      title={`logout.title.${reason}`}
      notice={
        <div className="note info" role="status">
          <Icon className="i" aria-hidden />
          <span>
            <FormattedMessage id={`logout.${reason}`} values={{ page }} />
          </span>
        </div>
      }
    />
  )
}

/** `/bank-accounts/create?…` belongs to `bankAccounts`: the name of the screen to return to. */
function screenOf(path: string): string {
  const [, screen = ''] = /^\/([a-z-]*)/.exec(path) ?? []
  return screen.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

/** For the router's `lazy`. */
export const route = { loader, Component: LogoutPage } satisfies RouteObject
