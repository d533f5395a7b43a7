// The service for generating its contract: all routes declared, nothing connected.
import { openDatabase } from '../kit/database/database.ts'
import { openFiles } from '../kit/files/files.ts'
import { openDiskStore } from '../kit/files/store.ts'
import type { Server } from '../kit/http/server.ts'
import { codes as fileCodes } from './files/errors.ts'
import { openAccountOn } from './open.ts'
import { accountServer } from './server.ts'

export async function describeAccount(): Promise<Server> {
  // Neither connects nor writes until it is used.
  const database = openDatabase({ url: 'postgres://nowhere', service: 'account', modules: [] })
  const account = await openAccountOn(database, {
    key: Buffer.alloc(32),
    publicOrigin: 'http://localhost:4000',
    jobs: { enqueue: () => Promise.reject(new Error('only the contract is wanted')) },
  })
  const files = openFiles({ database, store: openDiskStore('/nowhere'), errors: fileCodes })
  return accountServer({ account, files, serviceSecret: 'only the contract is wanted' })
}
