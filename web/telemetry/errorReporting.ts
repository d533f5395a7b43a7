// Error reports with Sentry's SDK. Data is scrubbed twice: each event before it is queued, and everything again before it is sent.
import {
  type ErrorEvent,
  breadcrumbsIntegration,
  captureException,
  dedupeIntegration,
  eventFiltersIntegration,
  functionToStringIntegration,
  globalHandlersIntegration,
  httpContextIntegration,
  init,
  linkedErrorsIntegration,
} from '@sentry/browser'
import type { BrowserSettings, ErrorReportingSettings } from '../browserSettings.ts'
import { RequestFailed } from '../relay/operation.ts'
import { onFailure } from './failures.ts'
import { type Router, patternOf } from './pageViews.ts'
import type { ReportingClient } from './recording.ts'
import { scrub } from './scrub.ts'
import { scrubbingTransport } from './scrubbingTransport.ts'
import type { Stop } from './stop.ts'

type ErrorReporting = ErrorReportingSettings &
  Pick<BrowserSettings, 'environment' | 'commit' | 'build'> & { router: Router }

/** product.md §1 and §9. */
const IGNORED = ['Hydration', 'Hydrate', 'TypeError', 'AxiosError', 'undefined']
export const SAMPLING = { tracesSampleRate: 0, replaysSessionSampleRate: 0.1, replaysOnErrorSampleRate: 1 }
export const MAX_BREADCRUMBS = 100

/** Turns off what the SDK would collect about users and requests by default. */
const NOTHING_COLLECTED = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
  graphQL: { document: false, variables: false },
  stackFrameVariables: false,
}

export function startErrorReporting({ dsn, environment, commit, build, router }: ErrorReporting): Stop {
  const client = init({
    dsn,
    environment,
    ...(commit !== undefined && { release: commit }),
    ...(build !== undefined && { dist: build }),
    // Only these integrations: some of the default ones send what a user clicked, or the visit itself.
    defaultIntegrations: [
      eventFiltersIntegration(),
      functionToStringIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      globalHandlersIntegration(),
      httpContextIntegration(),
      breadcrumbsIntegration({ dom: false, xhr: false, fetch: true, history: true }),
    ],
    ignoreErrors: IGNORED,
    ...SAMPLING,
    maxBreadcrumbs: MAX_BREADCRUMBS,
    sendClientReports: false,
    dataCollection: NOTHING_COLLECTED,
    beforeSend: event => ({ ...scrub(withoutPerson(event)), transaction: patternOf(router.state.matches) }),
    transport: scrubbingTransport,
  })
  const stopListening = onFailure(error => {
    // A refusal by the server is already shown to the user and logged there.
    if (!(error instanceof RequestFailed)) captureException(error)
  })
  const stopRecording = client ? recordSoon(client) : ignore
  return () => {
    stopListening()
    stopRecording()
    void client?.close()
  }
}

function withoutPerson({ user: _user, request, ...event }: ErrorEvent): ErrorEvent {
  const agent = request?.headers?.['User-Agent']
  return {
    ...event,
    request: { ...(request?.url && { url: request.url }), ...(agent && { headers: { 'User-Agent': agent } }) },
  }
}

/** The recorder is larger than the rest: errors are reported before it is loaded. */
function recordSoon(client: ReportingClient): Stop {
  const recording = import('./recording.ts').then(({ startRecording }) => startRecording(client))
  recording.catch(ignore)
  return () => void recording.then(stop => stop(), ignore)
}

function ignore(): void {}
