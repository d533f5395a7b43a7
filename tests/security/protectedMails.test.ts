// T23: treasury knows no email addresses. The account service emails about actions there, following treasury's feed.
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import {
  peerOf,
  takeChangeInTreasury,
  emailTreasuryChange,
} from '../../services/account/protectedActions/changesInTreasury.ts'
import { changeInTreasuryJob } from '../../services/account/protectedActions/job.ts'
import { followEvents } from '../../services/account/webhooks/follow.ts'
import { openJobs } from '../../services/kit/jobs.ts'
import { storeOrganization } from '../../services/treasury/projection/store.ts'
import { freshAccount, emailsOf, people, retail } from '../services/account/support.ts'
import { openTreasuryApi } from '../services/treasury/support/api.ts'
import { atFileEnd } from '../support/fileEnd.ts'
import { until } from '../support/until.ts'

const treasury = await openTreasuryApi({ feeds: true })
await storeOrganization(treasury.database, { ...(await treasury.organization()).snapshot, id: retail })
const account = await freshAccount()
const peer = { url: treasury.origin, serviceSecret: treasury.serviceSecret }
/** As two processes of the account service would. */
for (let process = 0; process < 2; process++) {
  const following = followEvents({ account: account.account, feed: account.feed, treasury: peer, log: treasury.log })
  atFileEnd(following.close)
}
const options = { url: account.database.url, service: 'account', work: true, log: treasury.log } as const
const jobs = await openJobs(options)
atFileEnd(jobs.close)
await jobs.work(changeInTreasuryJob, change => emailTreasuryChange(account.account, peerOf(peer), change))
const owner = await account.as(people.owner.email)
const person = treasury.as(retail, ['account.controls.manage', 'treasury.payments.view'], people.owner.id, {
  sid: owner.familyId,
})
const policy = (name: string, currency = 'IDR') => ({
  name,
  currency,
  entityId: null,
  method: null,
  bands: [{ upTo: null, steps: [{ approverIds: [] }], inOrder: false }],
})
const protectedEmails = async () => (await emailsOf(account)).filter(letter => letter.template === 'protectedChange')

it('T23: mails the owner and the admins what was done in treasury, by whom and where, once', async () => {
  // The readers are ready when both have stored a position.
  const first = await until(async () => {
    const made = await person.post<{ id: string }>('/v1/approval-policies', policy(`Any ${randomUUID()}`))
    const removed = await person.post(`/v1/approval-policies/${made.body.id}/delete`, { version: 1 })
    expect([made.status, removed.status]).toEqual([201, 200])
    const letters = await protectedEmails()
    return letters.length > 0 ? letters : undefined
  })
  expect(first.length).toBeGreaterThan(0)

  const name = `Payroll ${randomUUID()}`
  expect((await person.post('/v1/approval-policies', policy(name, 'USD'))).status).toBe(201)
  const last = `Last ${randomUUID()}`
  expect((await person.post('/v1/approval-policies', policy(last, 'SGD'))).status).toBe(201)
  const told = async (subject: string) => (await protectedEmails()).filter(({ values }) => values.subject === subject)
  await until(async () => ((await told(last)).length >= 2 && (await told(name)).length >= 2 ? true : undefined))
  const letters = await told(name)
  expect(letters.map(({ to }) => to.email).toSorted()).toEqual([people.admin.email, people.owner.email])
  for (const { values } of letters)
    expect(values).toMatchObject({
      action: 'APPROVAL_POLICY_CREATED',
      actor: 'Rini Wulandari',
      organization: 'PT Nusantara Retail',
      link: 'http://localhost:4000/log',
      occasion: { address: expect.stringMatching(/^10\.0\.0\./) },
    })
})

it('T23: mails again neither after a restart nor when two read the same event at once', async () => {
  const [change] = await treasury.database.inOrganization(
    retail,
    null,
    async tx => (await tx.execute<{ id: string }>('select id from protected_change order by id desc limit 1')).rows,
  )
  const before = (await protectedEmails()).length
  const changeId = change?.id ?? expect.unreachable('one was performed before')
  const told = { organizationId: retail, changeId }
  const runs = await Promise.allSettled(
    Array.from({ length: 5 }, () => emailTreasuryChange(account.account, peerOf(peer), told)),
  )
  expect(runs.some(({ status }) => status === 'fulfilled')).toBe(true)
  expect((await protectedEmails()).length).toBe(before)
})

it('T23: what can’t be read of treasury is tried again by itself, and holds up no event of anything else', async () => {
  const event = { organizationId: retail, type: 'protected-change.performed', subjectId: randomUUID() }
  expect(await takeChangeInTreasury(account.account, event)).toBe(true)
  await expect(
    emailTreasuryChange(account.account, peerOf(peer), { organizationId: retail, changeId: event.subjectId }),
  ).rejects.toThrow('answered 404')
  expect(await takeChangeInTreasury(account.account, { ...event, type: 'payment.changed' })).toBe(false)
  // The feed is followed beyond it.
  const after = `After ${randomUUID()}`
  const made = await person.post<{ id: string }>('/v1/approval-policies', policy(after))
  expect(made.status).toBe(201)
  await until(async () => ((await protectedEmails()).some(({ values }) => values.subject === after) ? true : undefined))
})
