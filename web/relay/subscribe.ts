// Nothing subscribes before a screen is shown: the socket's code is fetched with the first subscription.
import { type GraphQLResponse, Observable, type SubscribeFunction } from 'relay-runtime'

type WebSocketModule = typeof import('./webSocket.ts')

let loading: Promise<WebSocketModule> | null = null

function load(): Promise<WebSocketModule> {
  loading ??= import('./webSocket.ts').catch((error: unknown) => {
    // A chunk that failed to load, for example offline, is fetched again the next time.
    loading = null
    throw error
  })
  return loading
}

/** Relay's subscriptions for an organization. */
export function subscribeFrom(organization: string): SubscribeFunction {
  return (...operation) =>
    Observable.from(load()).mergeMap<GraphQLResponse>(webSocket => webSocket.subscribeFrom(organization)(...operation))
}

/** Ends all subscriptions when the user leaves the organization. */
export function closeWebSocket(): void {
  loading?.then(
    webSocket => webSocket.closeWebSocket(),
    // If the code can't be fetched, there is no socket.
    () => {},
  )
}
