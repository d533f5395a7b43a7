// Protected actions that are performed in treasury are mailed from here: it knows no addresses of people. Its feed says that there was
// one, and what it was is read of treasury itself, by a job: what can't be read holds up nothing else that the feed tells.
import { eq } from 'drizzle-orm'
import { request } from 'undici'
import { z } from 'zod'
import { once } from '../../kit/idempotency.ts'
import type { FeedEvent } from '../../kit/outbox/feed.ts'
import { protectedChangeShape } from '../../kit/protectedActions.ts'
import { openServiceIdentity } from '../../kit/tokens.ts'
import type { Account, Origin } from '../account.ts'
import { type ChangeInTreasury, changeInTreasuryJob } from './job.ts'
import { sessionFamily } from '../sessions/public.ts'
import { tellAdmins } from './tellAdmins.ts'

/** Where treasury is, and how we show it who we are. */
export type TreasuryPeer = { origin: string; token: () => Promise<string> }

export function peerOf({ url: origin, serviceSecret }: { url: string; serviceSecret: string }): TreasuryPeer {
  const identity = openServiceIdentity(serviceSecret, 'account')
  return { origin, token: () => identity.tokenFor('treasury') }
}

const PERFORMED = 'protected-change.performed'

/** Queues a mail of it. False for events that tell of something else. */
export async function takeChangeInTreasury(
  { database, jobs }: Pick<Account, 'database' | 'jobs'>,
  { organizationId, type, subjectId }: Pick<FeedEvent, 'organizationId' | 'type' | 'subjectId'>,
): Promise<boolean> {
  if (type !== PERFORMED || organizationId === null) return false
  await database.inOrganization(organizationId, null, tx =>
    jobs.enqueue(tx, changeInTreasuryJob, { organizationId, changeId: subjectId }),
  )
  return true
}

/** Mails who answers for the organization, once, however often its job runs. */
export async function tellChangeInTreasury(
  account: Account,
  treasury: TreasuryPeer,
  { organizationId, changeId }: ChangeInTreasury,
): Promise<void> {
  const { id, action, subject, actorId, actorName, sessionId, performedAt } = await readChange(
    treasury,
    `/v1/organizations/${organizationId}/protected-changes/${changeId}`,
  )
  const origin = await originOfSession(account, sessionId)
  await account.database.inOrganization(organizationId, actorId, tx =>
    once(tx, `${PERFORMED}:${id}`, [PERFORMED, id], () =>
      tellAdmins(tx, account, { action, subject, actorName, origin, at: performedAt }),
    ),
  )
}

async function readChange({ origin, token }: TreasuryPeer, path: string) {
  const { statusCode, body } = await request(origin + path, {
    headers: { authorization: `Bearer ${await token()}`, accept: 'application/json' },
    headersTimeout: 5_000,
    bodyTimeout: 5_000,
  })
  if (statusCode === 200) return protectedChangeShape.parse(await body.json())
  await body.dump()
  throw new Error(`the treasury service answered ${statusCode} to a read of a protected change`)
}

/** Where, and with which browser, the session that did it began. */
async function originOfSession({ database, countryOf }: Account, familyId: string): Promise<Origin> {
  const [family] = z.uuid().safeParse(familyId).success
    ? await database.readAsSystem(tx =>
        tx
          .select({ address: sessionFamily.address, userAgent: sessionFamily.userAgent })
          .from(sessionFamily)
          .where(eq(sessionFamily.id, familyId)),
      )
    : []
  const { address = null, userAgent = null } = family ?? {}
  return { address, userAgent, country: countryOf(address) }
}
