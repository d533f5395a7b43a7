// A session at an SFTP server: limited in time, with a verified server key, and with faults that say what to fix.
import { createHash } from 'node:crypto'
import ssh2, { type Client, type SFTPWrapper, type Stats } from 'ssh2'
import { BankFault } from '../bankConnection.ts'
import { type SftpLogin, withLogin } from './login.ts'
import type { SftpServer } from './sftpConfig.ts'

/** Until it has presented its key and accepted ours. */
const READY_MS = 10_000
/** A server that doesn't respond for this long is considered gone. */
const ALIVE_EVERY_MS = 5_000
const MAX_UNANSWERED = 3
/** The entire session, even if bytes keep arriving slowly. */
const MAX_MS = 120_000

type RemoteFile = { name: string; isFile: boolean; size: number }

export type Session = {
  list: (folder: string) => Promise<RemoteFile[]>
  size: (path: string) => Promise<number>
  read: (path: string) => Promise<Buffer>
  /** Whether a file or folder exists. */
  has: (path: string) => Promise<boolean>
  rename: (from: string, to: string) => Promise<void>
  /** Creates the folder if it doesn't exist. */
  makeFolder: (path: string) => Promise<void>
  close: () => void
}

/** Signs in; throws a `BankFault` if the server is unreachable, has another key, or refuses the login. */
export async function openSession(server: SftpServer, login: SftpLogin): Promise<Session> {
  const client = new ssh2.Client()
  const lost = Promise.withResolvers<never>()
  // Without a pending request no caller handles the rejection.
  lost.promise.catch(() => undefined)
  const timer = setTimeout(() => lost.reject(new BankFault('UNREACHABLE', 'the session took too long')), MAX_MS)
  const close = () => {
    clearTimeout(timer)
    client.destroy()
  }
  client.on('error', error => lost.reject(faultOf(error)))
  client.on('close', () => lost.reject(new BankFault('UNREACHABLE', 'the server has ended the session')))
  try {
    const sftp = await Promise.race([signIn(client, server, login), lost.promise])
    return { ...openFiles(sftp, lost.promise), close }
  } catch (error) {
    close()
    throw error
  }
}

function signIn(client: Client, server: SftpServer, login: SftpLogin): Promise<SFTPWrapper> {
  const { host, port, hostKey } = server
  const { promise, resolve, reject } = Promise.withResolvers<SFTPWrapper>()
  client.on('ready', () => client.sftp((error, sftp) => (error ? reject(faultOf(error)) : resolve(sftp))))
  client.connect({
    host,
    port,
    username: withLogin(server.username, login),
    ...(login.password && { password: login.password }),
    ...(login.privateKey && { privateKey: login.privateKey.trim() }),
    readyTimeout: READY_MS,
    keepaliveInterval: ALIVE_EVERY_MS,
    keepaliveCountMax: MAX_UNANSWERED,
    hostVerifier: (key: Buffer) => {
      const isKnown = fingerprintOf(key) === hostKey
      if (!isKnown) reject(new BankFault('REFUSED', 'the server shows another key than the configured one'))
      return isKnown
    },
  })
  return promise
}

/** As printed by `ssh-keygen -l`. */
const fingerprintOf = (key: Buffer): string =>
  `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`

type Callback<T> = (error: Error | null | undefined, result: T) => void

function openFiles(sftp: SFTPWrapper, lost: Promise<never>): Omit<Session, 'close'> {
  /** The result of a request, or the fault that the session is gone. */
  const ask = <T>(send: (callback: Callback<T>) => void): Promise<T> => {
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    send((error, result) => (error ? reject(faultOf(error)) : resolve(result)))
    return Promise.race([promise, lost])
  }
  const done = (send: (callback: (error?: Error | null) => void) => void): Promise<void> =>
    ask<void>(callback => send(error => callback(error, undefined)))
  const stat = (path: string) => ask<Stats>(callback => sftp.stat(path, callback))
  const has = (path: string) =>
    stat(path).then(
      () => true,
      () => false,
    )

  return {
    async list(folder) {
      const entries = await ask<{ filename: string; attrs: Stats }[]>(callback => sftp.readdir(folder, callback))
      return entries.map(({ filename, attrs }) => ({ name: filename, isFile: attrs.isFile(), size: attrs.size }))
    },
    size: async path => (await stat(path)).size,
    read: path => ask<Buffer>(callback => sftp.readFile(path, callback)),
    has,
    rename: (from, to) => done(callback => sftp.rename(from, to, callback)),
    async makeFolder(path) {
      if (!(await has(path))) await done(callback => sftp.mkdir(path, callback))
    },
  }
}

/** SFTP's own status codes. */
const NO_SUCH_FILE = 2
const PERMISSION_DENIED = 3

function faultOf(error: Error & { level?: string; code?: unknown }): BankFault {
  if (error.level === 'client-authentication') return new BankFault('CREDENTIALS', error.message)
  if (error.code === NO_SUCH_FILE) return new BankFault('REFUSED', 'there is no such folder or file')
  if (error.code === PERMISSION_DENIED) return new BankFault('NOT_PERMITTED', error.message)
  if (typeof error.code === 'number') return new BankFault('REFUSED', error.message)
  return new BankFault('UNREACHABLE', error.message)
}
