// The input of a sync and its outcome, for all connection types.
import type { Tx } from '../../../kit/database/database.ts'
import { inTheNameOf } from '../../../kit/database/requester.ts'
import type { BankAccountRow } from '../../bankAccounts/public.ts'
import type { TreasuryContext } from '../../context.ts'
import type { LinkError } from '../faults.ts'
import type { LinkWithImport, noteOnLink } from '../repository.ts'
import type { SyncJobData } from './jobs.ts'

export type SyncParts = Pick<
  TreasuryContext,
  'database' | 'files' | 'jobs' | 'clock' | 'banks' | 'seals' | 'drop' | 'sftp'
>

/** The input of a sync, as it was at the start. */
export type Sync = { job: SyncJobData; account: BankAccountRow; link: LinkWithImport }

/** The outcome of a sync, as stored with the connection. */
export type SyncOutcome =
  | { error: null; values?: Parameters<typeof noteOnLink>[2] }
  | { error: LinkError; params?: LinkWithImport['lastErrorParams']; retrySoon?: boolean }

/** A transaction on behalf of the user who requested the sync. */
export const asJob = <T>({ database }: Pick<SyncParts, 'database'>, job: SyncJobData, use: (tx: Tx) => Promise<T>) =>
  database.inOrganization(job.organizationId, job.actorId, use, inTheNameOf(job))
