// Open websockets: the credential in `connection_init` becomes a session, and changes of that session's permissions find it here.
import type { IncomingMessage } from 'node:http'
import type { Context as SocketContext } from 'graphql-ws'
import type { WebSocket } from 'ws'
import type { Services } from '../context.ts'
import { isRefusal, Refused } from '../graph/errors.ts'
import { type Auth, bearerOf, credentialOf, organizationIdOf } from '../operations/caller.ts'
import { ByName } from './byName.ts'
import { SocketSession } from './session.ts'
import { CLOSE } from './socketLimits.ts'

/** What is attached to a graphql-ws socket. */
export type Extra = { socket: WebSocket; request: IncomingMessage; session?: SocketSession }
export type Connection = SocketContext<Record<string, unknown>, Extra>

export type ConnectionsParts = {
  auth: Auth
  log: Services['log']
  socketsPerPerson: number
  /** Resolves when the feeds are open: before that, events could be missed unnoticed. */
  feedsOpen(): Promise<boolean>
  /** Whether this process would know of a change of permissions by now. */
  rightsAreWatched(): boolean
}

export class Connections {
  readonly #parts: ConnectionsParts
  readonly #byTag = new ByName<SocketSession>()
  readonly #byPerson = new ByName<WebSocket>()

  constructor(parts: ConnectionsParts) {
    this.#parts = parts
  }

  /** Handles `connection_init`: false refuses it with 4403; otherwise the socket is accepted or already closing. */
  async open(connection: Connection): Promise<boolean> {
    const { socket, request } = connection.extra
    try {
      if (await this.#parts.feedsOpen()) return await this.#admit(connection)
      socket.close(CLOSE.tryAgain, 'Not ready')
      return true
    } catch (error) {
      if (isRefusal(error)) return false
      this.#parts.log.error({ err: error, url: request.url }, 'A websocket could not be opened')
      socket.close(CLOSE.tryAgain, 'Try again')
      return true
    }
  }

  /** A session, a membership or permissions have changed: checks the sessions that depend on the tag. */
  recheck(tag: string): void {
    for (const session of this.#byTag.get(tag)) void this.#recheck(session)
  }

  async #admit(connection: Connection): Promise<boolean> {
    const { socket } = connection.extra
    const session = await this.#openSession(connection)
    socket.once('close', () => session.end())
    if (socket.readyState !== socket.OPEN) {
      session.end()
      return false
    }
    if (this.#byPerson.count(session.userId) >= this.#parts.socketsPerPerson) {
      socket.close(CLOSE.tooMany, 'Too many connections')
      return true
    }
    connection.extra.session = session
    this.#byPerson.add([session.userId], socket)
    this.#byTag.add(session.tags, session)
    socket.once('close', () => {
      this.#byPerson.remove(socket)
      this.#byTag.remove(session)
    })
    // Its permissions may have changed while they were read, when the session was not yet registered.
    await session.check()
    return true
  }

  #openSession({ connectionParams, extra: { socket, request } }: Connection): Promise<SocketSession> {
    const { auth, rightsAreWatched } = this.#parts
    const authorization = connectionParams?.authorization
    // A browser always sends its cookie; a token that a page sends explicitly takes precedence.
    const credential = typeof authorization === 'string' ? bearerOf(authorization) : credentialOf(request.headers, auth)
    if (credential === null) throw new Refused('G-10')
    const organizationId = organizationIdOf(connectionParams?.organizationId)
    return SocketSession.open({ exchange: auth.exchange, rightsAreWatched }, credential, organizationId, {
      ended: () => socket.close(CLOSE.forbidden, 'Forbidden'),
      changed: () => socket.emit('rights'),
      unknown: () => socket.close(CLOSE.tryAgain, 'Try again'),
    })
  }

  async #recheck(session: SocketSession): Promise<void> {
    if (!(await session.check())) return
    // Another role, for example, means another tag.
    this.#byTag.remove(session)
    this.#byTag.add(session.tags, session)
  }
}
