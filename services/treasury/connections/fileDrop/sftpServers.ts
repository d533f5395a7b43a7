// Banks' own file servers, where organizations sign in.
import { setTimeout as sleep } from 'node:timers/promises'
import type { LoginField } from '../../bankAccounts/public.ts'
import { loginFieldsOf, type SftpLogin, withLogin } from './login.ts'
import type { DropOwner, DropPlace } from './place.ts'
import { isPartial } from './partial.ts'
import type { SftpServers } from './sftpConfig.ts'
import { openSession, type Session } from './sftpSession.ts'

declare module '../../context.ts' {
  interface TreasuryContext {
    /** Banks' own file servers, where organizations sign in. */
    sftp: SftpPlaces
  }
}

export type SftpPlaces = ReturnType<typeof openSftpPlaces>

type Options = { servers: SftpServers; settleMs?: number }

/** No writer of a file pauses for this long. */
const SETTLE_MS = 2_000

export function openSftpPlaces({ servers, settleMs = SETTLE_MS }: Options) {
  return {
    /** Whether a bank has a file server. */
    has: (bankCode: string): boolean => bankCode in servers,
    /** The login fields of a bank's file server; none without one. */
    asks: (bankCode: string): readonly LoginField[] =>
      bankCode in servers ? (servers[bankCode]?.asks ?? loginFieldsOf(bankCode)) : [],
    /** Signs in, and out after the work; undefined for a bank without a server. Throws a `BankFault` on failure. */
    async use<T>(bankCode: string, login: SftpLogin, work: (place: DropPlace) => Promise<T>): Promise<T | undefined> {
      const found = servers[bankCode]
      if (!found) return undefined
      const session = await openSession(found, login)
      try {
        return await work(placeBehind(session, withLogin(found.directory, login), settleMs))
      } finally {
        session.close()
      }
    },
  }
}

function placeBehind(session: Session, directory: string, settleMs: number): DropPlace {
  const folderOf = ({ accountNumber }: DropOwner) => directory.replace('{account}', accountNumber).replace(/\/$/, '')
  const pathOf = (owner: DropOwner, name: string) => `${folderOf(owner)}/${name}`
  const sizes = async (folder: string) => {
    const files = (await session.list(folder)).filter(file => file.isFile && !isPartial(file.name))
    return new Map(files.map(({ name, size }) => [name, size]))
  }
  return {
    // The server's clock may differ from ours, so it checks twice whether a file is still growing.
    async waiting(owner) {
      const folder = folderOf(owner)
      const first = await sizes(folder)
      if (first.size === 0) return []
      await sleep(settleMs)
      const second = await sizes(folder)
      return [...second.keys()].filter(name => first.get(name) === second.get(name)).toSorted()
    },
    size: (owner, name) => session.size(pathOf(owner, name)),
    read: (owner, name) => session.read(pathOf(owner, name)),
    async move(owner, name, to) {
      const target = `${folderOf(owner)}/${to}`
      await session.makeFolder(target)
      // Servers don't rename onto an existing file, and banks may use the same name every day.
      const isTaken = await session.has(`${target}/${name}`)
      await session.rename(pathOf(owner, name), `${target}/${isTaken ? stamped(name) : name}`)
    },
  }
}

/** The name with the current time in front: `2026-11-22T09-00-00.000Z-statement.csv`. */
const stamped = (name: string) =>
  `${Temporal.Now.instant().toString({ smallestUnit: 'millisecond' }).replaceAll(':', '-')}-${name}`
