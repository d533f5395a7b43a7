// Subscriptions over a socket. It opens when the first screen subscribes (subscribe.ts), stays open across screens, and reconnects
// automatically. When a subscription resumes, the server replays the events missed meanwhile.
import type { Client, SubscribePayload } from 'graphql-ws'
import { getRequest, graphql, type GraphQLResponse, Observable, type SubscribeFunction } from 'relay-runtime'
import { CatchUp } from './catchUp.ts'
import { noteFeedPosition } from './feedPosition.ts'
import {
  type AnswerError,
  RequestFailed,
  codes,
  executeOperation,
  failureOf,
  isOrganizationLost,
  isTemporary,
  leadsAway,
  organizationLost,
  sessionEnded,
} from './operation.ts'
import { retryNow, setLost, waitBeforeRetry } from './reconnecting.ts'

const whyQuery = graphql`
  query webSocketWhyQuery {
    organization {
      uuid
    }
  }
`

/** The BFF's close code when the session or the membership ends. */
const FORBIDDEN = 4403
const KEEP_ALIVE = 10_000
/** A connection without a pong for this long is dead, though it was not closed. */
const PONG_WITHIN = 5_000
/** Between two screens there is no subscriber for a moment. */
const IDLE_BEFORE_CLOSE = 30_000
/** Delay before retrying a subscription that failed because a service was unavailable. */
const RETRY_SUBSCRIPTION = 5_000
/** The server's rate limit resets after a minute. */
const RETRY_WHEN_COUNTED_ANEW = 60_000

/** The delay before retrying a failed subscription; null when the refusal is final. */
function retryAfter({ code, isTemporary }: RequestFailed): number | null {
  if (code === codes.tooManyRequests) return RETRY_WHEN_COUNTED_ANEW
  return isTemporary || code === codes.serverProblem ? RETRY_SUBSCRIPTION : null
}

/** Relay's subscriptions for an organization. */
export function subscribeFrom(
  organization: string | null,
): (...operation: Parameters<SubscribeFunction>) => Observable<GraphQLResponse> {
  return (parameters, variables, cacheConfig) =>
    Observable.create<GraphQLResponse>(sink => {
      const catchUp = CatchUp.of(cacheConfig)
      const payload: SubscribePayload = {
        query: parameters.text ?? '',
        operationName: parameters.name,
        variables,
        extensions: {
          id: parameters.id,
          // Evaluated each time the payload is sent, including after a reconnection.
          get since() {
            return catchUp?.since()
          },
        },
      }
      let stop = () => {}
      let isStopped = false
      const fail = (error: unknown) => sink.error(error instanceof Error ? error : new Error(JSON.stringify(error)))
      const start = async () => {
        const connection = await connectionOf(organization)
        if (isStopped) return
        let stands = false
        let failure: RequestFailed | null = null
        const following = (missed: boolean) => {
          stands = true
          if (missed) catchUp?.missed()
        }
        stop = connection.follow(payload, following, {
          next(value) {
            failure = failureIn(value)
            if (failure === null) sink.next(value as GraphQLResponse)
            // An event that could not be shown: the screen has to refetch.
            else if (stands) catchUp?.missed()
          },
          error: fail,
          complete() {
            if (failure === null) return sink.complete()
            const wait = retryAfter(failure)
            if (wait === null) return sink.error(failure)
            const timer = setTimeout(() => void start().catch(fail), wait)
            stop = () => clearTimeout(timer)
          },
        })
      }
      start().catch(fail)
      return () => {
        isStopped = true
        stop()
      }
    })
}

/** Ends all subscriptions when the user leaves the organization. */
export function closeWebSocket(): void {
  // If the client's code was not fetched, there is no connection to close.
  opened?.connection.then(connection => connection.leave()).catch(() => {})
  opened = null
  setLost(SOCKET, false)
}

/** Key under which the socket waits for the server. */
const SOCKET = {}

type Sink = Parameters<Client['subscribe']>[1]
type Connection = {
  leave(): void
  /** Subscribes; `following` is called each time the subscription is established, with whether events were missed before. */
  follow(payload: SubscribePayload, following: (missed: boolean) => void, sink: Sink): () => void
}

let opened: { organization: string | null; connection: Promise<Connection> } | null = null

function connectionOf(organization: string | null): Promise<Connection> {
  if (opened === null || opened.organization !== organization) {
    closeWebSocket()
    const connection = connect(organization)
    opened = { organization, connection }
    // A failed load is retried by the next subscription.
    connection.catch(() => {
      if (opened?.connection === connection) opened = null
    })
  }
  return opened.connection
}

async function connect(organization: string | null): Promise<Connection> {
  const { createClient } = await import('graphql-ws')
  const ids = new WeakMap<SubscribePayload, string>()
  const followers = new Map<string, (missed: boolean) => void>()
  const left = new AbortController()
  let lastId = 0
  let pongTimer: ReturnType<typeof setTimeout> | undefined

  const client = createClient({
    url: `${location.origin.replace(/^http/, 'ws')}/graphql`,
    lazy: true,
    lazyCloseTimeout: IDLE_BEFORE_CLOSE,
    keepAlive: KEEP_ALIVE,
    retryAttempts: Infinity,
    retryWait: retries => waitBeforeRetry(retries),
    shouldRetry: reason => !(isClose(reason) && reason.code === FORBIDDEN),
    connectionParams: organization === null ? {} : { organizationId: organization },
    generateID: payload => ids.get(payload) ?? '',
    on: {
      connected: () => {
        setLost(SOCKET, false)
        retryNow()
      },
      ping(received, payload) {
        if (!received) pongTimer = setTimeout(() => client.terminate(), PONG_WITHIN)
        else if (typeof payload?.following === 'string') {
          noteFeedPosition(payload.position)
          followers.get(payload.following)?.(payload.missed === true)
        }
      },
      pong(received) {
        if (received) clearTimeout(pongTimer)
      },
      closed(reason) {
        clearTimeout(pongTimer)
        if (isClose(reason) && reason.code === FORBIDDEN) void askWhy(organization, left.signal).catch(() => {})
        // Also closed when nothing subscribes any more.
        else if (followers.size > 0) setLost(SOCKET, true)
      },
    },
  })

  return {
    leave() {
      left.abort()
      followers.clear()
      // It waits for a connection in progress, and rejects with it: a failed connection needs no closing.
      Promise.resolve(client.dispose()).catch(() => {})
    },
    follow(payload, following, sink) {
      const id = String(++lastId)
      ids.set(payload, id)
      followers.set(id, following)
      const unsubscribe = client.subscribe(payload, sink)
      return () => {
        followers.delete(id)
        unsubscribe()
      }
    },
  }
}

/**
 * Queries the reason for the close over HTTP: an organization that now requires a second factor, or one that removed the user, does not
 * mean that the session ended.
 */
async function askWhy(organization: string | null, left: AbortSignal): Promise<void> {
  const { id = null, name, text } = getRequest(whyQuery).params
  for (let attempt = 0; ; attempt++) {
    try {
      return void (await executeOperation({ id, name, text }, {}, { organization }))
    } catch (error) {
      if (left.aborted) return
      if (isOrganizationLost(error)) return organizationLost()
      if (!(error instanceof RequestFailed && error.isTemporary)) return leadsAway(error) ? undefined : sessionEnded()
    }
    // An unavailable server does not mean that the session ended.
    await waitBeforeRetry(attempt, left)
  }
}

/** The error of an answer without data, or with data missing because of an unavailable service: storing it would replace earlier data. */
function failureIn(value: { data?: unknown; errors?: unknown }): RequestFailed | null {
  const errors = Array.isArray(value.errors) ? (value.errors as AnswerError[]) : []
  const away = errors.find(isTemporary)
  if (away) return failureOf(away)
  return value.data === null || value.data === undefined ? failureOf(errors[0] ?? { message: '' }) : null
}

function isClose(reason: unknown): reason is CloseEvent {
  return typeof reason === 'object' && reason !== null && 'code' in reason
}
