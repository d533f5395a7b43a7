// Subscriptions over a socket. It is opened when the first screen subscribes (subscribe.ts), stays open from screen to screen, and comes back by itself. What happened while it was away is told by the server when a subscription stands again.
import type { Client, SubscribePayload } from 'graphql-ws'
import { getRequest, graphql, type GraphQLResponse, Observable, type SubscribeFunction } from 'relay-runtime'
import { CatchUp } from './catchUp.ts'
import { noteFeedPosition } from './feedPosition.ts'
import {
  type AnswerError,
  type RequestFailed,
  codes,
  executeOperation,
  failureOf,
  isOrganizationLost,
  leadsAway,
  organizationLost,
  sessionEnded,
} from './operation.ts'

export { keepNewest, keepWhole } from './arrivals.ts'

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
const LONGEST_WAIT = 15_000
/** A subscription that the server could not begin, because something behind it was away, is tried again. */
const RETRY_SUBSCRIPTION = 5_000
/** Who has asked for too much is counted anew after a minute. */
const RETRY_WHEN_COUNTED_ANEW = 60_000
/** How long to wait before a subscription that could not begin is tried again; other refusals are final. */
const retryAfter: ReadonlyMap<string | null, number> = new Map([
  [codes.serverProblem, RETRY_SUBSCRIPTION],
  [codes.tooManyRequests, RETRY_WHEN_COUNTED_ANEW],
])

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
            const wait = retryAfter.get(failure.code)
            if (wait === undefined) return sink.error(failure)
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
  setLost(false)
}

let isLost = false
const told = new Set<(isLost: boolean) => void>()

function setLost(now: boolean): void {
  if (now === isLost) return
  isLost = now
  for (const tell of told) tell(now)
}

/** Tells at once, and whenever it changes, whether the socket is away that subscriptions wait for. Answers how not to be told any more. */
export function followLoss(tell: (isLost: boolean) => void): () => void {
  told.add(tell)
  tell(isLost)
  return () => void told.delete(tell)
}

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
  let lastId = 0
  let pongTimer: ReturnType<typeof setTimeout> | undefined

  const client = createClient({
    url: `${location.origin.replace(/^http/, 'ws')}/graphql`,
    lazy: true,
    lazyCloseTimeout: IDLE_BEFORE_CLOSE,
    keepAlive: KEEP_ALIVE,
    retryAttempts: Infinity,
    retryWait: waitBeforeRetry,
    shouldRetry: reason => !(isClose(reason) && reason.code === FORBIDDEN),
    connectionParams: organization === null ? {} : { organizationId: organization },
    generateID: payload => ids.get(payload) ?? '',
    on: {
      connected: () => setLost(false),
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
        if (isClose(reason) && reason.code === FORBIDDEN) void askWhy(organization)
        // Also closed when nobody subscribes any more.
        else if (followers.size > 0) setLost(true)
      },
    },
  })

  return {
    leave() {
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
async function askWhy(organization: string | null): Promise<void> {
  const { id = null, name, text } = getRequest(whyQuery).params
  await executeOperation({ id, name, text }, {}, { organization }).catch((error: unknown) => {
    if (isOrganizationLost(error)) organizationLost()
    else if (!leadsAway(error)) sessionEnded()
  })
}

/** Longer each time, never all pages at once, and not at all when the network has just come back. */
async function waitBeforeRetry(retries: number): Promise<void> {
  const longest = Math.min(500 * 2 ** retries, LONGEST_WAIT)
  const { promise, resolve } = Promise.withResolvers<void>()
  const go = () => resolve()
  const timer = setTimeout(go, longest * (0.5 + Math.random() / 2))
  addEventListener('online', go)
  await promise
  clearTimeout(timer)
  removeEventListener('online', go)
}

/** The error of an answer that has nothing to show. */
function failureIn(value: { data?: unknown; errors?: unknown }): RequestFailed | null {
  if (value.data !== null && value.data !== undefined) return null
  const [error] = Array.isArray(value.errors) ? (value.errors as AnswerError[]) : []
  return failureOf(error ?? { message: '' })
}

function isClose(reason: unknown): reason is CloseEvent {
  return typeof reason === 'object' && reason !== null && 'code' in reason
}
