import { SearchX } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation, useParams, useRouteError } from 'react-router'
import { RequestFailed, codes } from '../relay/operation.ts'
import { LinkButton } from '../ui/Button.tsx'
import { Page } from '../ui/Page.tsx'
import { EmptyState } from '../ui/states/EmptyState.tsx'
import { Failure } from '../ui/states/Failure.tsx'
import { useDocumentTitle } from '../ui/useDocumentTitle.ts'
import { useReload } from './useReload.ts'
import { hasMessage } from '../i18n/intl.ts'
import type { NamesUnder } from '../i18n/messages.ts'

/** Lists with words of their own for a record that is missing. */
type NamedList =
  NamesUnder<'shell.missing.'> extends infer Name ? (Name extends `${infer List}.title` ? List : never) : never

const NotFoundActions = lazy(() =>
  import('./NotFoundActions.tsx').then(module => ({ default: module.NotFoundActions })),
)

/** In the place of a page that failed: what it was and a way on. The menu stays. */
export function PageFailure() {
  const error = useRouteError()
  const { uuid } = useParams()
  if (!(error instanceof RequestFailed) || error.code !== codes.notFound) return <FailedPage error={error} />
  if (uuid !== undefined) return <MissingRecord />
  return (
    <FailedPage error={error}>
      <Suspense fallback={null}>
        <NotFoundActions />
      </Suspense>
    </FailedPage>
  )
}

function FailedPage({ error, children = null }: { error: unknown; children?: ReactNode }) {
  const { formatMessage } = useIntl()
  const reload = useReload()
  useDocumentTitle(formatMessage({ id: 'shell.failed' }))
  return (
    <main id="main" className="main">
      <Failure error={error} onRetry={reload} />
      {children}
    </main>
  )
}

/** There is no such record, or it is another organization's: the two look alike. The list that it would be in is one click away. */
function MissingRecord() {
  const { formatMessage, messages } = useIntl()
  const { pathname } = useLocation()
  const [, path = ''] = pathname.split('/')
  // `bank-accounts` is `bankAccounts` in messages, where a dash names nothing.
  const list = path.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
  const isNamed = (name: string): name is NamedList => hasMessage(messages, `shell.missing.${name}.title`)
  const missing = isNamed(list) ? (`shell.missing.${list}` as const) : 'shell.missing'
  return (
    <Page title={formatMessage({ id: `${missing}.title` })}>
      <EmptyState
        icon={<SearchX className="i" aria-hidden />}
        title={<FormattedMessage id={missing} />}
        action={
          <LinkButton variant="primary" to={`/${path}`}>
            <FormattedMessage id="shell.missing.back" />
          </LinkButton>
        }
      />
      <Suspense fallback={null}>
        <NotFoundActions />
      </Suspense>
    </Page>
  )
}
