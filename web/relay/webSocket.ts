// Subscriptions over a socket. It is opened when the first screen subscribes (subscribe.ts), stays open from screen to screen, and comes back by itself. What happened while it was away is told by the server when a subscription stands again.
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

/** The BFF closes with this when the session or the membership ends. */
const FORBIDDEN = 4403
const KEEP_ALIVE = 10_000
/** A line on which no answer comes for so long is dead, though nobody has closed it. */
const PONG_WITHIN = 5_000
/** From one screen to the next nobody subscribes for a moment. */
const IDLE_BEFORE_CLOSE = 30_000
/** A subscription that the server could not begin, because something behind it was away, is tried again. */
const RETRY_SUBSCRIPTION = 5_000
/** Who has asked for too much is counted anew after a minute. */
const RETRY_WHEN_COUNTED_ANEW = 60_000

/** How long to wait before a subscription that could not begin is tried again; null when the refusal is final. */
function retryAfter({ code, isTemporary }: RequestFailed): number | null {
  if (code === codes.tooManyRequests) return RETRY_WHEN_COUNTED_ANEW
  return isTemporary || code === codes.serverProblem ? RETRY_SUBSCRIPTION : null
}

/** Relay's subscriptions in the name of an organization. */
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
          // Asked each time that the payload is sent, which is also after a reconnection.
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
            // An event that could not be shown: the screen has to look for itself.
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

/** Ends all subscriptions of the organization that is left. */
export function closeWebSocket(): void {
  // Without the code of the client there is no connection to leave.
  opened?.connection.then(connection => connection.leave()).catch(() => {})
  opened = null
  setLost(SOCKET, false)
}

/** Under which the socket waits for the server. */
const SOCKET = {}

type Sink = Parameters<Client['subscribe']>[1]
type Connection = {
  leave(): void
  /** Subscribes; `following` is called each time that the subscription stands, and told whether something was missed until then. */
  follow(payload: SubscribePayload, following: (missed: boolean) => void, sink: Sink): () => void
}

let opened: { organization: string | null; connection: Promise<Connection> } | null = null

function connectionOf(organization: string | null): Promise<Connection> {
  if (opened === null || opened.organization !== organization) {
    closeWebSocket()
    const connection = connect(organization)
    opened = { organization, connection }
    // What could not be loaded is loaded again by the next subscription.
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
        // Also closed when nobody subscribes any more.
        else if (followers.size > 0) setLost(SOCKET, true)
      },
    },
  })

  return {
    leave() {
      left.abort()
      followers.clear()
      // It waits for a connection that is being made, and fails with it: one that never came about needs no closing.
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

/** The server says over HTTP why it closed: neither an organization that wants a second factor from now on nor one that the person was taken out of has ended the session. */
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
    // A server that is away has ended nothing.
    await waitBeforeRetry(attempt, left)
  }
}

/** The error of an answer that has nothing to show, or lacks what was away: in the store it would take the place of what was read before. */
function failureIn(value: { data?: unknown; errors?: unknown }): RequestFailed | null {
  const errors = Array.isArray(value.errors) ? (value.errors as AnswerError[]) : []
  const away = errors.find(isTemporary)
  if (away) return failureOf(away)
  return value.data === null || value.data === undefined ? failureOf(errors[0] ?? { message: '' }) : null
}

function isClose(reason: unknown): reason is CloseEvent {
  return typeof reason === 'object' && reason !== null && 'code' in reason
}
