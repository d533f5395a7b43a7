// Subscriptions. The client and its protocol are fetched when the first screen subscribes; the socket is opened then too,
// and reconnects by itself.
import type { Client } from 'graphql-ws'
import { type GraphQLResponse, Observable, type SubscribeFunction } from 'relay-runtime'
import { sessionEnded } from './operation.ts'

/** The BFF closes with this when the session or the membership ends. */
const FORBIDDEN = 4403
const KEEP_ALIVE = 10_000

let opened: { organization: string | null; client: Promise<Client> } | null = null
const reconnected = new Set<() => void>()

/** Relay's subscriptions in the name of an organization. */
export function subscribeFrom(organization: string | null): SubscribeFunction {
  return (parameters, variables) =>
    Observable.create<GraphQLResponse>(sink => {
      let stop: (() => void) | null = null
      let stopped = false
      clientOf(organization).then(
        client => {
          if (stopped) return
          stop = client.subscribe<GraphQLResponse>(
            {
              query: parameters.text ?? '',
              operationName: parameters.name,
              variables,
              extensions: { id: parameters.id },
            },
            {
              next: value => sink.next(value as GraphQLResponse),
              error: error => sink.error(error instanceof Error ? error : new Error(JSON.stringify(error))),
              complete: () => sink.complete(),
            },
          )
        },
        (error: Error) => sink.error(error),
      )
      return () => {
        stopped = true
        stop?.()
      }
    })
}

/** Calls back when a dropped socket is open again: what happened in between has to be read. */
export function onReconnect(listener: () => void): () => void {
  reconnected.add(listener)
  return () => reconnected.delete(listener)
}

/** Ends all subscriptions of the organization that is left. */
export function closeWebSocket(): void {
  void opened?.client.then(client => client.dispose())
  opened = null
}

function clientOf(organization: string | null): Promise<Client> {
  if (opened === null || opened.organization !== organization) {
    closeWebSocket()
    opened = { organization, client: connect(organization) }
  }
  return opened.client
}

async function connect(organization: string | null): Promise<Client> {
  const { createClient } = await import('graphql-ws')
  let dropped = false
  return createClient({
    url: `${location.origin.replace(/^http/, 'ws')}/graphql`,
    lazy: true,
    keepAlive: KEEP_ALIVE,
    retryAttempts: Infinity,
    shouldRetry: reason => !(isClose(reason) && reason.code === FORBIDDEN),
    connectionParams: organization === null ? {} : { organizationId: organization },
    on: {
      connected: () => {
        if (dropped) for (const listener of reconnected) listener()
        dropped = false
      },
      closed: reason => {
        dropped = true
        if (isClose(reason) && reason.code === FORBIDDEN) sessionEnded()
      },
    },
  })
}

function isClose(reason: unknown): reason is CloseEvent {
  return typeof reason === 'object' && reason !== null && 'code' in reason
}
