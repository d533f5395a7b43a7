// One attempt of a delivery, and its consequences.
import { and, eq, sql } from 'drizzle-orm'
import { recordActivity } from '../../kit/activity/record.ts'
import type { Tx } from '../../kit/database/database.ts'
import type { Account } from '../account.ts'
import { sendMail } from '../mail/public.ts'
import { mailRecipients } from '../members/public.ts'
import { nameOf } from './events.ts'
import { deliveryJob } from './job.ts'
import { RETRY_WINDOW } from './queueDelivery.ts'
import type { Sender, SendOutcome } from './sender.ts'
import { webhook, webhookDelivery } from './table.ts'

export type Attempt = { organizationId: string; deliveryId: string; turn: number }

type DeliveringAccount = Pick<Account, 'database' | 'jobs' | 'secrets' | 'publicOrigin'>

const NOT_SENT: SendOutcome = {
  failure: 'NOT_ACTIVE',
  responseStatus: null,
  responseExcerpt: null,
  durationMs: 0,
}

/** Sends a delivery if this attempt is still current, stores the outcome, and queues the next attempt if one is due. */
export async function deliver(account: DeliveringAccount, sender: Pick<Sender, 'send'>, attempt: Attempt) {
  const { database } = account
  const { organizationId } = attempt
  const due = await database.readInOrganization(organizationId, null, tx => readDue(tx, attempt))
  if (!due) return
  const outcome =
    due.status === 'ACTIVE'
      ? await sender.send({
          url: due.url,
          secrets: secretsOf(account, due),
          eventId: due.eventId,
          event: nameOf(due.event),
          body: due.payload,
        })
      : NOT_SENT
  await database.inOrganization(organizationId, null, tx =>
    outcome.failure === null ? noteSuccess(tx, attempt, outcome) : noteFailure(tx, account, attempt, outcome),
  )
}

type Due = NonNullable<Awaited<ReturnType<typeof readDue>>>

const itsTurn = ({ deliveryId, turn }: Attempt) =>
  and(eq(webhookDelivery.id, deliveryId), eq(webhookDelivery.turn, turn), eq(webhookDelivery.status, 'PENDING'))

async function readDue(tx: Tx, attempt: Attempt) {
  const [due] = await tx
    .select({
      eventId: webhookDelivery.eventId,
      event: webhookDelivery.event,
      payload: webhookDelivery.payload,
      webhookId: webhook.id,
      url: webhook.url,
      status: webhook.status,
      secret: webhook.secret,
      formerSecret: sql<Buffer | null>`case when ${webhook.formerUntil} > now() then ${webhook.formerSecret} end`,
    })
    .from(webhookDelivery)
    .innerJoin(webhook, eq(webhook.id, webhookDelivery.webhookId))
    .where(and(eq(webhookDelivery.organizationId, attempt.organizationId), itsTurn(attempt)))
  return due
}

const secretsOf = ({ secrets }: DeliveringAccount, { webhookId, secret, formerSecret }: Due) =>
  [secret, formerSecret].filter(sealed => sealed !== null).map(sealed => secrets.decrypt(sealed, webhookId).toString())

const tried = ({ failure, responseStatus, responseExcerpt, durationMs }: SendOutcome) => ({
  failure,
  responseStatus,
  responseExcerpt,
  durationMs,
  attempts: sql`${webhookDelivery.attempts} + 1`,
  lastAttemptAt: sql`now()`,
})

async function noteSuccess(tx: Tx, attempt: Attempt, outcome: SendOutcome) {
  const [noted] = await tx
    .update(webhookDelivery)
    .set({ ...tried(outcome), status: 'DELIVERED', nextAttemptAt: null })
    .where(itsTurn(attempt))
    .returning({ webhookId: webhookDelivery.webhookId })
  if (noted)
    await tx
      .update(webhook)
      .set({ lastDeliveredAt: sql`now()` })
      .where(eq(webhook.id, noted.webhookId))
}

/** Ten seconds, then four times as long each time, at most half a day; the last attempt is at `givesUpAt`. */
const pause = sql`make_interval(secs => least(10 * power(4, ${webhookDelivery.attempts}), 43200))`

async function noteFailure(tx: Tx, account: DeliveringAccount, attempt: Attempt, outcome: SendOutcome) {
  const isOver = outcome.failure === 'NOT_ACTIVE' ? sql`true` : sql`now() >= ${webhookDelivery.givesUpAt}`
  const [noted] = await tx
    .update(webhookDelivery)
    .set({
      ...tried(outcome),
      status: sql`case when ${isOver} then 'FAILED' else 'PENDING' end`,
      turn: sql`${webhookDelivery.turn} + 1`,
      nextAttemptAt: sql`case when ${isOver} then null else least(now() + ${pause}, ${webhookDelivery.givesUpAt}) end`,
    })
    .where(itsTurn(attempt))
    .returning({
      webhookId: webhookDelivery.webhookId,
      event: webhookDelivery.event,
      status: webhookDelivery.status,
      turn: webhookDelivery.turn,
      secondsToNext: sql<number>`ceil(extract(epoch from ${webhookDelivery.nextAttemptAt} - now()))::int`,
      begunAt: sql<string>`(${webhookDelivery.givesUpAt} - ${RETRY_WINDOW})::text`,
    })
  if (!noted) return
  const { status, turn, secondsToNext: startAfter } = noted
  if (status === 'PENDING') await account.jobs.enqueue(tx, deliveryJob, { ...attempt, turn }, { startAfter })
  else if (noted.event !== 'TEST') await disableDead(tx, account, noted)
}

/** Users with this permission may fix a webhook. */
const MAY_REPAIR = 'account.webhooks.manage'

/** The webhook received nothing while this delivery was tried: disables it and emails the users who manage it. */
async function disableDead(tx: Tx, account: DeliveringAccount, dead: { webhookId: string; begunAt: string }) {
  const [disabled] = await tx
    .update(webhook)
    .set({ status: 'DISABLED', version: sql`${webhook.version} + 1` })
    .where(
      and(
        eq(webhook.id, dead.webhookId),
        eq(webhook.status, 'ACTIVE'),
        sql`coalesce(${webhook.lastDeliveredAt}, ${webhook.createdAt}) <= ${dead.begunAt}::timestamptz`,
      ),
    )
    .returning({ id: webhook.id, url: webhook.url })
  if (!disabled) return
  recordActivity(tx, {
    action: 'UPDATED',
    recordType: 'WEBHOOK',
    recordId: disabled.id,
    recordLabel: disabled.url,
    changes: [{ field: 'status', before: 'ACTIVE', after: 'DISABLED' }],
  })
  for (const { organizationName, language, ...to } of await mailRecipients(tx, MAY_REPAIR, { owner: false })) {
    await sendMail(tx, account, {
      to,
      language,
      template: 'webhookDisabled',
      values: {
        organization: organizationName,
        host: new URL(disabled.url).host,
        link: `${account.publicOrigin}/settings/webhooks/${disabled.id}`,
      },
    })
  }
}
