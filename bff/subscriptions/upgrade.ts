// Upgrades an HTTP request to a websocket: only at our address, and only from our own pages or API clients.
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { WebSocket, WebSocketServer } from 'ws'
import { isOwnHost } from '../operations/ownHost.ts'
import { isOwnOrigin } from '../operations/origin.ts'

const PATH = '/graphql'

export type UpgradeParts = {
  server: Pick<Server, 'on' | 'off'>
  sockets: WebSocketServer
  ownOrigin: string | undefined
  /** In local mode: refuses requests under a name other than this machine's. */
  onlyOwnHost: boolean
  /** Whether the credential in the request's `authorization` header is valid. */
  isKnown(authorization: string): Promise<boolean>
  /** Called before the socket can send anything. */
  prepare(socket: WebSocket): void
}

/** Accepts upgrades from now on; returns a function that stops it. */
export function takeUpgrades({ server, sockets, ownOrigin, onlyOwnHost, isKnown, prepare }: UpgradeParts): () => void {
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // No other listener handles the socket's errors from here on, and an unhandled one would end the process.
    socket.on('error', () => socket.destroy())
    // The raw path: `//` and the like are no valid URL, and parsing them would throw.
    if (request.url?.split('?', 1)[0] !== PATH) return refuse(socket, '404 Not Found')
    if (onlyOwnHost && !isOwnHost(request, ownOrigin)) return refuse(socket, '421 Misdirected Request')
    if (!isOwnOrigin(request.headers, ownOrigin)) return refuse(socket, '403 Forbidden')
    const open = () =>
      sockets.handleUpgrade(request, socket, head, opened => {
        prepare(opened)
        sockets.emit('connection', opened, request)
      })
    const { authorization } = request.headers
    if (authorization === undefined) return open()
    void isKnown(authorization).then(known => {
      if (socket.destroyed) return
      if (known) open()
      else refuse(socket, '401 Unauthorized\r\nwww-authenticate: Bearer')
    })
  }
  server.on('upgrade', upgrade)
  return () => void server.off('upgrade', upgrade)
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
}
