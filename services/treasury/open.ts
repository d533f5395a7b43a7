// What the API and the worker both open at start and close at the end.
import { clockOf } from '../kit/clock.ts'
import { openDatabase } from '../kit/database/database.ts'
import { openFiles } from '../kit/files/files.ts'
import { openDiskStore } from '../kit/files/store.ts'
import { openLog } from '../kit/http/log.ts'
import { openJobs } from '../kit/jobs.ts'
import { putBehind } from '../kit/priority.ts'
import { deriveKey, openSealing } from '../kit/sealing.ts'
import { openServiceIdentity } from '../kit/tokens.ts'
import type { TreasuryConfig } from './config.ts'
import type { TreasuryContext } from './context.ts'
import { openFolder } from './connections/fileDrop/folder.ts'
import { openSftpPlaces } from './connections/fileDrop/sftpServers.ts'
import { openBanks } from './connections/snap/banks.ts'
import { codes as fileCodes } from './files/errors.ts'
import { exceptionSearches } from './exceptionSearches.ts'
import { importKinds } from './importKinds.ts'
import { treasuryModules } from './modules.ts'
import { openAccountClient } from './projection/accountClient.ts'
import { openProviderLines } from './providers/lines.ts'
import { openProjection } from './projection/projection.ts'

type OpenOptions = { name: string; work: boolean; environment: NodeJS.ProcessEnv }

export async function openTreasury(config: TreasuryConfig, { name, work, environment }: OpenOptions) {
  const log = openLog(name, environment)
  const clock = clockOf(environment)
  const database = openDatabase({
    url: config.databaseUrl,
    service: 'treasury',
    modules: treasuryModules,
    max: config.databaseConnections,
    clock,
    // A process id is meaningful only when Postgres runs on this machine.
    ...(work && config.databaseIsHere && { onBackend: putBehind }),
  })
  const jobs = await openJobs({ url: config.databaseUrl, service: 'treasury', work, log })
  const files = openFiles({ database, store: openDiskStore(config.filesDirectory), errors: fileCodes })
  const identity = openServiceIdentity(config.serviceSecret, name)
  const account = openAccountClient({ origin: config.accountUrl, token: () => identity.tokenFor('account') })
  const projection = openProjection({ database, account, log })
  const banks = openBanks({ banks: config.snapBanks, clock })
  const providers = openProviderLines({
    hosts: config.providerHosts,
    clock,
    syncMinutes: config.providerSyncMinutes,
  })
  const seals = openSealing(deriveKey(config.key, 'bank-credentials-v1'))
  const drop = config.dropDirectory === undefined ? undefined : openFolder(config.dropDirectory)
  const sftp = openSftpPlaces({ servers: config.sftpServers })
  const own = { projection, banks, providers, seals, drop, sftp, importKinds, exceptionSearches }
  const context: TreasuryContext = { database, jobs, files, clock, log, ...own }
  return { context, account, closers: [banks.close, providers.close, database.close] }
}
