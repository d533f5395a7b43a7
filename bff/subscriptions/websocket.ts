// `/graphql` as a websocket (graphql-transport-ws). graphql-ws implements the protocol; connections.ts decides who may connect,
// operations.ts what may run; the hub sends results directly to the socket.
import type { Server } from 'node:http'
import { useServer } from 'graphql-ws/use/ws'
import { WebSocketServer } from 'ws'
import { codeOf } from '../graph/errors.ts'
import { type Auth, bearerOf } from '../operations/caller.ts'
import { Connections, type ConnectionsParts, type Extra } from './connections.ts'
import { type OperationsParts, SocketOperations } from './operations.ts'
import { CLOSE, limitMessages, SOCKET_LIMITS, type SocketLimits } from './socketLimits.ts'
import { takeUpgrades } from './upgrade.ts'

export type WebsocketParts = Omit<OperationsParts, 'limits'> &
  Pick<ConnectionsParts, 'feedsOpen' | 'rightsAreWatched'> & {
    ownOrigin: string | undefined
    onlyOwnHost: boolean
    limits?: Partial<SocketLimits>
  }

export type Websockets = {
  /** A session, a membership or permissions have changed: checks the sockets that depend on the tag. */
  recheck(tag: string): void
  /** Events were missed: all clients must reconnect and read again. */
  resyncAll(): void
  close(): Promise<void>
}

/** How long to wait for the closing handshake. */
const TIMEOUT_MS = 1_000

export function openWebsockets(server: Pick<Server, 'on' | 'off'>, parts: WebsocketParts): Websockets {
  const { feedsOpen, rightsAreWatched, ownOrigin, onlyOwnHost, auth, services } = parts
  const limits = { ...SOCKET_LIMITS, ...parts.limits }
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: limits.payloadBytes,
    perMessageDeflate: false,
    clientTracking: true,
  })
  const { socketsPerPerson } = limits
  const connections = new Connections({ auth, log: services.log, socketsPerPerson, feedsOpen, rightsAreWatched })
  const operations = new SocketOperations({ ...parts, limits })
  const protocol = useServer<Record<string, unknown>, Extra>(
    {
      connectionInitWaitTimeout: limits.initMs,
      onConnect: connection => connections.open(connection),
      onSubscribe: (connection, id, payload) => operations.prepare(connection, id, payload),
      execute: args => operations.execute(args),
      subscribe: args => operations.subscribe(args),
    },
    sockets,
    limits.pingMs,
  )
  // After graphql-ws, which would write a stack trace to the console for any malformed message: ws has already closed the socket.
  sockets.on('connection', socket => {
    socket.removeAllListeners('error')
    socket.on('error', error => services.log.info({ reason: error.message }, 'A websocket broke the protocol'))
  })
  const stopUpgrades = takeUpgrades({
    server,
    sockets,
    ownOrigin,
    onlyOwnHost,
    isKnown: authorization => isKnownToken(parts.auth, authorization),
    prepare(socket) {
      // One for each subscription, in addition to those of graphql-ws.
      socket.setMaxListeners(limits.subscriptionsPerSocket + 20)
      limitMessages(socket, limits.messagesPerMinute)
    },
  })

  return {
    recheck: tag => connections.recheck(tag),
    resyncAll() {
      for (const socket of sockets.clients) socket.close(CLOSE.restart, 'Read again')
    },
    async close() {
      stopUpgrades()
      for (const socket of sockets.clients) socket.close(CLOSE.goingAway, 'Going away')
      const impatient = setTimeout(() => sockets.clients.forEach(socket => socket.terminate()), TIMEOUT_MS)
      await protocol.dispose()
      clearTimeout(impatient)
    },
  }
}

/** Whether a token is valid as far as known: an unavailable service is no reason to refuse it. */
async function isKnownToken({ exchange }: Auth, authorization: string): Promise<boolean> {
  try {
    await exchange.get(bearerOf(authorization), null, 'account')
    return true
  } catch (error) {
    return codeOf(error) !== 'G-10'
  }
}
