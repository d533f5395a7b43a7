// The webhooks of an organization: creating, changing, rotating the secret, deleting.
import { and, count, eq, sql } from 'drizzle-orm'
import { changesBetween, recordActivity } from '../../kit/activity/record.ts'
import type { Tx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { newId } from '../../kit/ids.ts'
import type { Account } from '../account.ts'
import { codes } from './errors.ts'
import { randomSecret } from '../callers/public.ts'
import type { SubscribableEvent } from './events.ts'
import { type ShownWebhook, webhookColumns } from './readWebhooks.ts'
import { SECRET_PREFIX } from './signature.ts'
import { webhook } from './table.ts'
import { isAllowedUrl } from './target.ts'

export type WebhookInput = { url: string; description: string | null; events: SubscribableEvent[] }

/** How long deliveries are also signed with the previous secret. */
const BOTH_SECRETS = sql`interval '24 hours'`

const fields = ['url', 'description', 'events', 'status'] as const

/** Creates a webhook that receives events from now on, with a random secret. */
export async function createWebhook(tx: Tx, account: Account, input: WebhookInput): Promise<ShownWebhook> {
  const { perOrganization } = account.rules.webhooks
  refuseUrl(account, input.url)
  const [found] = await tx.select({ present: count() }).from(webhook)
  if ((found?.present ?? 0) >= perOrganization)
    throw new Refusal(codes.tooManyWebhooks, { params: { maximum: perOrganization } })
  if (tx.actorId === null) throw new TypeError('only a person or a program makes a webhook')
  const id = newId()
  const [made] = await tx
    .insert(webhook)
    .values({
      ...clean(input),
      organizationId: tx.organizationId,
      id,
      secret: newSecret(account, id),
      createdBy: tx.actorId,
    })
    .returning(webhookColumns)
  if (!made) throw new Error('no webhook was written')
  const changes = changesBetween(undefined, made, fields)
  recordActivity(tx, { action: 'CREATED', recordType: 'WEBHOOK', recordId: id, recordLabel: made.url, changes })
  return made
}

/** Changes a webhook. One that we disabled can be activated again. */
export async function updateWebhook(
  tx: Tx,
  account: Account,
  id: string,
  { version, active, ...input }: WebhookInput & { version: number; active: boolean },
): Promise<{ before: ShownWebhook; after: ShownWebhook }> {
  refuseUrl(account, input.url)
  const before = await webhookOf(tx, id)
  const stopped = before.status === 'ACTIVE' ? 'PAUSED' : before.status
  const after = await changed(tx, id, version, { ...clean(input), status: active ? 'ACTIVE' : stopped })
  const changes = changesBetween(before, after, fields)
  recordActivity(tx, { action: 'UPDATED', recordType: 'WEBHOOK', recordId: id, recordLabel: after.url, changes })
  return { before, after }
}

/** Whether a changed webhook has another URL, gets more events, or is activated again. */
export const sendsMore = (before: ShownWebhook, after: ShownWebhook): boolean =>
  after.url !== before.url ||
  after.events.some(event => !before.events.includes(event)) ||
  (after.status === 'ACTIVE' && before.status !== 'ACTIVE')

/** Rotates a webhook's secret. The previous one also signs for a day, so that its owner can switch without losing deliveries. */
export async function rotateSecret(tx: Tx, account: Account, id: string, version: number): Promise<ShownWebhook> {
  await webhookOf(tx, id)
  const after = await changed(tx, id, version, {
    secret: newSecret(account, id),
    formerSecret: sql`${webhook.secret}`,
    formerUntil: sql`now() + ${BOTH_SECRETS}`,
  })
  const changes = [{ field: 'secret', before: null, after: null }]
  recordActivity(tx, { action: 'UPDATED', recordType: 'WEBHOOK', recordId: id, recordLabel: after.url, changes })
  return after
}

export async function deleteWebhook(tx: Tx, id: string, version: number): Promise<void> {
  const before = await webhookOf(tx, id)
  const { rowCount } = await tx.delete(webhook).where(and(eq(webhook.id, id), eq(webhook.version, version)))
  if (rowCount === 0) throw new Refusal(commonErrors.staleVersion)
  recordActivity(tx, { action: 'DELETED', recordType: 'WEBHOOK', recordId: id, recordLabel: before.url })
}

/** The secret in plain text, for its owner. */
export async function secretOf(tx: Tx, { secrets }: Account, id: string): Promise<string> {
  const [found] = await tx.select({ secret: webhook.secret }).from(webhook).where(eq(webhook.id, id))
  if (!found) throw new Refusal(commonErrors.notFound)
  return secrets.decrypt(found.secret, id).toString()
}

const newSecret = ({ secrets }: Account, id: string) =>
  secrets.encrypt(Buffer.from(`${SECRET_PREFIX}${randomSecret()}`), id)

const clean = ({ url, description, events }: WebhookInput) => ({
  url: new URL(url).href,
  description,
  events: [...new Set(events)],
})

function refuseUrl({ rules }: Account, url: string) {
  if (!isAllowedUrl(url, rules.webhooks)) throw new Refusal(codes.webhookUrlNotAllowed, { path: 'url' })
}

async function webhookOf(tx: Tx, id: string): Promise<ShownWebhook> {
  const [found] = await tx.select(webhookColumns).from(webhook).where(eq(webhook.id, id))
  if (!found) throw new Refusal(commonErrors.notFound)
  return found
}

type Change = Parameters<ReturnType<Tx['update']>['set']>[0]

async function changed(tx: Tx, id: string, version: number, change: Change): Promise<ShownWebhook> {
  const [after] = await tx
    .update(webhook)
    .set({ ...change, version: sql`${webhook.version} + 1` })
    .where(and(eq(webhook.id, id), eq(webhook.version, version)))
    .returning(webhookColumns)
  if (!after) throw new Refusal(commonErrors.staleVersion)
  return after
}
