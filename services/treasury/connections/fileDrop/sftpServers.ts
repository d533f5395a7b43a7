// Banks' own servers for files, in which organizations sign in.
import { setTimeout as sleep } from 'node:timers/promises'
import type { LoginField } from '../../bankAccounts/public.ts'
import { loginFieldsOf, type SftpLogin, withLogin } from './login.ts'
import type { DropOwner, DropPlace } from './place.ts'
import { isPartial } from './partial.ts'
import type { SftpServers } from './sftpConfig.ts'
import { openSession, type Session } from './sftpSession.ts'

declare module '../../context.ts' {
  interface TreasuryContext {
    /** Banks' own servers for files, in which organizations sign in. */
    sftp: SftpPlaces
  }
}

export type SftpPlaces = ReturnType<typeof openSftpPlaces>

type Options = { servers: SftpServers; settleMs?: number }

/** Whoever writes a file does not stop for so long. */
const SETTLE_MS = 2_000

export function openSftpPlaces({ servers, settleMs = SETTLE_MS }: Options) {
  return {
    /** Whether a bank has such a server. */
    has: (bankCode: string): boolean => bankCode in servers,
    /** What a bank with such a server asks of a login; nothing of one without. */
    asks: (bankCode: string): readonly LoginField[] =>
      bankCode in servers ? (servers[bankCode]?.asks ?? loginFieldsOf(bankCode)) : [],
    /** Signs in, and out when the work is done; undefined for a bank without a server. Throws a `BankFault` when it can't. */
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
    // Its clock is not ours: whether a file still grows is seen by looking twice.
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
      // Servers rename onto no file that is there, and banks may give the same name every day.
      const isTaken = await session.has(`${target}/${name}`)
      await session.rename(pathOf(owner, name), `${target}/${isTaken ? stamped(name) : name}`)
    },
  }
}

/** The name as that of a file of this moment: `2026-11-22T09-00-00.000Z-statement.csv`. */
const stamped = (name: string) =>
  `${Temporal.Now.instant().toString({ smallestUnit: 'millisecond' }).replaceAll(':', '-')}-${name}`
