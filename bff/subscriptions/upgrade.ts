// From an HTTP request to a websocket: only at our address, and only from our own pages or from programs.
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
  /** In local mode: requests under another name than this machine's are refused. */
  onlyOwnHost: boolean
  /** Whether the credential of the request's `authorization` header is good. */
  isKnown(authorization: string): Promise<boolean>
  /** Called before the socket can say anything. */
  prepare(socket: WebSocket): void
}

/** Takes upgrades from now on; the answer stops it. */
export function takeUpgrades({ server, sockets, ownOrigin, onlyOwnHost, isKnown, prepare }: UpgradeParts): () => void {
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Nobody else hears what breaks from here on, and unheard it would end the process.
    socket.on('error', () => socket.destroy())
    // As it was written: `//` and the like are no address, and whoever parsed them as one would throw.
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
