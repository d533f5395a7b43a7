// The account service's background work is what its modules declare.
import { expect, it } from 'vitest'
import { accountJobs } from '../../../services/account/jobs.ts'
import { accountWorkers } from '../../../services/account/workers.ts'
import { openLog } from '../../../services/kit/http/log.ts'
import { emptyAccount, SERVICE_SECRET } from './support.ts'

it('has a worker for every queue of its modules', async () => {
  const { account, feed, files } = await emptyAccount()
  const taken: string[] = []
  const workers = await accountWorkers({
    account,
    files,
    feed,
    log: openLog('test', { LOG_LEVEL: 'silent' }),
    jobs: { work: ({ name }) => Promise.resolve(void taken.push(name)) },
    mail: { kind: 'smtp', url: 'smtp://127.0.0.1:1', from: 'Arus <no-reply@arus.example>' },
    treasury: { url: 'http://127.0.0.1:1', serviceSecret: SERVICE_SECRET },
  })
  await workers.close()
  await workers.release()
  expect(taken.toSorted()).toEqual(accountJobs.map(({ name }) => name).toSorted())
})
