// Emails about protected actions in treasury are sent from here, since treasury doesn't know users' email addresses. Its feed reports an
// action, and a job reads the details: if that fails, it blocks nothing else in the feed.
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
import { emailAdmins } from './emailAdmins.ts'

/** Treasury's origin, and our token for it. */
export type TreasuryPeer = { origin: string; token: () => Promise<string> }

export function peerOf({ url: origin, serviceSecret }: { url: string; serviceSecret: string }): TreasuryPeer {
  const identity = openServiceIdentity(serviceSecret, 'account')
  return { origin, token: () => identity.tokenFor('treasury') }
}

const PERFORMED = 'protected-change.performed'

/** Queues an email about it. False for other events. */
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

/** Emails the owner and admins, once even when the job runs again. */
export async function emailTreasuryChange(
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
      emailAdmins(tx, account, { action, subject, actorName, origin, at: performedAt }),
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

/** Address and browser of the session that did it, from its start. */
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
