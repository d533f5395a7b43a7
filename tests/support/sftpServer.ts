// An SFTP server in the test's own process: in-memory folders, one login, and switches for faults.
import { createHash, generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import ssh2, { type Attributes, type Connection, type ServerChannel, type SFTPWrapper } from 'ssh2'
import type { SftpServer } from '../../services/treasury/connections/fileDrop/sftpConfig.ts'
import { atFileEnd } from './fileEnd.ts'

const { STATUS_CODE } = ssh2.utils.sftp
const FILE_MODE = 0o100644
const FOLDER_MODE = 0o040755

const hostKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'pem', type: 'pkcs1' })
const parsed = ssh2.utils.parseKey(hostKey)
if (parsed instanceof Error) throw parsed
export const hostKeyFingerprint = `SHA256:${createHash('sha256')
  .update((Array.isArray(parsed) ? parsed[0]! : parsed).getPublicSSH())
  .digest('base64')
  .replace(/=+$/, '')}`

/** Opens a server with these files, by path; folders are derived from the paths. */
export async function openSftpServer(login: { username: string; password: string }) {
  const files = new Map<string, Buffer>()
  const folders = new Set<string>()
  const state = { isMute: false, isGarbled: false, isClosing: false }

  function serve(sftp: SFTPWrapper) {
    const opened = new Map<number, { path: string; listed: boolean }>()
    let next = 0
    const open = (request: number, path: string) => {
      const handle = Buffer.alloc(4)
      handle.writeUInt32BE(next)
      opened.set(next++, { path, listed: false })
      sftp.handle(request, handle)
    }
    const at = (handle: Buffer) => opened.get(handle.readUInt32BE())!
    const status = (request: number, code: number) => sftp.status(request, code)
    const stat = (request: number, path: string) => {
      const file = files.get(path)
      if (file) return sftp.attrs(request, attributes(file.length, FILE_MODE))
      return folders.has(path)
        ? sftp.attrs(request, attributes(0, FOLDER_MODE))
        : status(request, STATUS_CODE.NO_SUCH_FILE)
    }
    sftp.on('OPENDIR', (request, path) =>
      folders.has(path) ? open(request, path) : status(request, STATUS_CODE.NO_SUCH_FILE),
    )
    sftp.on('READDIR', (request, handle) => {
      const folder = at(handle)
      if (state.isMute) return
      if (state.isClosing) return clients.forEach(client => client.end())
      if (folder.listed) return status(request, STATUS_CODE.EOF)
      folder.listed = true
      const beneath = [...files].filter(([path]) => path.slice(0, path.lastIndexOf('/')) === folder.path)
      const entries = beneath.map(([path, content]) => ({
        filename: path.slice(path.lastIndexOf('/') + 1),
        longname: path,
        attrs: attributes(content.length, FILE_MODE),
      }))
      const inner = [...folders]
        .filter(path => path.startsWith(`${folder.path}/`))
        .map(path => ({
          filename: path.slice(folder.path.length + 1),
          longname: path,
          attrs: attributes(0, FOLDER_MODE),
        }))
      const all = [...entries, ...inner]
      return all.length > 0 ? sftp.name(request, all) : status(request, STATUS_CODE.EOF)
    })
    sftp.on('STAT', stat)
    sftp.on('LSTAT', stat)
    sftp.on('FSTAT', (request, handle) => stat(request, at(handle).path))
    sftp.on('OPEN', (request, path) =>
      files.has(path) ? open(request, path) : status(request, STATUS_CODE.NO_SUCH_FILE),
    )
    sftp.on('READ', (request, handle, offset, length) => {
      const content = files.get(at(handle).path)!.subarray(offset, offset + length)
      return content.length > 0 ? sftp.data(request, content) : status(request, STATUS_CODE.EOF)
    })
    sftp.on('CLOSE', request => status(request, STATUS_CODE.OK))
    sftp.on('MKDIR', (request, path) => {
      folders.add(path)
      status(request, STATUS_CODE.OK)
    })
    sftp.on('RENAME', (request, from, to) => {
      const content = files.get(from)
      if (!content) return status(request, STATUS_CODE.NO_SUCH_FILE)
      // Like OpenSSH.
      if (files.has(to)) return status(request, STATUS_CODE.FAILURE)
      files.delete(from)
      files.set(to, content)
      return status(request, STATUS_CODE.OK)
    })
  }

  const clients = new Set<Connection>()
  const server = new ssh2.Server({ hostKeys: [hostKey] }, client => {
    client.on('error', () => undefined)
    client.on('authentication', context => {
      const isRight =
        context.method === 'password' && context.username === login.username && context.password === login.password
      if (isRight) context.accept()
      else context.reject(['password'])
    })
    clients.add(client)
    client.on('close', () => clients.delete(client))
    client.on('session', accept => {
      const session = accept()
      if (state.isGarbled) session.on('subsystem', acceptChannel => babble(acceptChannel()))
      else session.on('sftp', acceptSftp => serve(acceptSftp()))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  atFileEnd(() => new Promise<void>(resolve => server.close(() => resolve())))

  const { port } = server.address() as AddressInfo
  const configured: SftpServer = {
    host: '127.0.0.1',
    port,
    hostKey: hostKeyFingerprint,
    directory: '/out/{account}',
    username: '{userId}',
  }
  return {
    files,
    folders,
    state,
    configured,
    put(path: string, content: string) {
      folders.add(path.slice(0, path.lastIndexOf('/')))
      files.set(path, Buffer.from(content))
    },
  }
}

/** Speaks SFTP until the first request, and then garbage. */
function babble(channel: ServerChannel) {
  const packet = (type: number) => Buffer.from([0, 0, 0, 5, type, 0, 0, 0, 3])
  const [VERSION, UNKNOWN] = [2, 250]
  channel.write(packet(VERSION))
  // The first message is the client's version.
  channel.once('data', () => channel.on('data', () => channel.write(packet(UNKNOWN))))
}

const attributes = (size: number, mode: number): Attributes => ({ size, mode, uid: 0, gid: 0, atime: 0, mtime: 0 })
