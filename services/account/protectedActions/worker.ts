import type { WorkerContext } from '../account.ts'
import { peerOf, emailTreasuryChange } from './changesInTreasury.ts'
import { changeInTreasuryJob } from './job.ts'

/** Sends the emails about treasury's protected actions. Without treasury there are none. */
export async function changeInTreasuryWorker({ account, jobs, treasury }: WorkerContext): Promise<void> {
  if (!treasury) return
  const peer = peerOf(treasury)
  await jobs.work(changeInTreasuryJob, change => emailTreasuryChange(account, peer, change))
}
