// Nothing subscribes before a screen is there: how the socket works is fetched with the first subscription.
import { type GraphQLResponse, Observable, type SubscribeFunction } from 'relay-runtime'

type WebSocketModule = typeof import('./webSocket.ts')

let loading: Promise<WebSocketModule> | null = null

function load(): Promise<WebSocketModule> {
  loading ??= import('./webSocket.ts').catch((error: unknown) => {
    // A chunk that failed, for example offline, is tried again the next time.
    loading = null
    throw error
  })
  return loading
}

/** Relay's subscriptions in the name of an organization. */
export function subscribeFrom(organization: string): SubscribeFunction {
  return (...operation) =>
    Observable.from(load()).mergeMap<GraphQLResponse>(webSocket => webSocket.subscribeFrom(organization)(...operation))
}

/** Ends all subscriptions of the organization that is left. */
export function closeWebSocket(): void {
  loading?.then(
    webSocket => webSocket.closeWebSocket(),
    // Without the code there is no socket.
    () => {},
  )
}
