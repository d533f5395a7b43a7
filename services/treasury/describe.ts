// The service as its contract needs it: all routes declared, nothing connected.
import { createLocalJWKSet } from 'jose'
import { systemClock } from '../kit/clock.ts'
import { openDatabase } from '../kit/database/database.ts'
import { openFiles } from '../kit/files/files.ts'
import { openDiskStore } from '../kit/files/store.ts'
import { openLog } from '../kit/http/log.ts'
import type { Server } from '../kit/http/server.ts'
import type { Jobs } from '../kit/jobs.ts'
import { openSealing } from '../kit/sealing.ts'
import { openSftpPlaces } from './connections/fileDrop/sftpServers.ts'
import { openBanks } from './connections/snap/banks.ts'
import { openProviderLines } from './providers/lines.ts'
import { codes as fileCodes } from './files/errors.ts'
import { exceptionSearches } from './exceptionSearches.ts'
import { importKinds } from './importKinds.ts'
import { openAccountClient } from './projection/accountClient.ts'
import { openProjection } from './projection/projection.ts'
import { treasuryServer } from './server.ts'

const refuse = () => Promise.reject(new Error('only the contract is wanted'))
const noJobs: Jobs = { enqueue: refuse, work: refuse, close: async () => {} }

export async function describeTreasury(): Promise<Server> {
  const log = openLog('treasury', { LOG_LEVEL: 'silent' })
  // Neither connects nor writes until it is used.
  const database = openDatabase({ url: 'postgres://nowhere', service: 'treasury', modules: [] })
  const files = openFiles({ database, store: openDiskStore('/nowhere'), errors: fileCodes })
  const keys = createLocalJWKSet({ keys: [] })
  const account = openAccountClient({ origin: 'http://nowhere', token: refuse })
  const projection = openProjection({ database, account, log })
  const banks = openBanks({ banks: {}, clock: systemClock })
  const providers = openProviderLines({ hosts: {}, clock: systemClock })
  const seals = openSealing(Buffer.alloc(32))
  const sftp = openSftpPlaces({ servers: {} })
  const context = {
    database,
    files,
    jobs: noJobs,
    clock: systemClock,
    log,
    projection,
    banks,
    providers,
    seals,
    drop: undefined,
    sftp,
    importKinds,
    exceptionSearches,
  }
  return treasuryServer({ ...context, keys, serviceSecret: 'only the contract is wanted' })
}
