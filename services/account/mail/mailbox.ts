// The mailbox of local mode without a mail server: a table that a page shows.
import { desc, eq, sql } from 'drizzle-orm'
import type { Database, SystemTx } from '../../kit/database/database.ts'
import { mailboxEmail } from './table.ts'
import type { Transport } from './transport.ts'

/** Only the newest are kept, so that long-running machines don't fill up. */
const KEPT = 200

/** Attachments are not stored here. */
export const openMailbox = (database: Database): Transport => ({
  send: ({ id, email: { to, subject, html, text } }) =>
    database.asSystem(async tx => {
      // A job may run twice; its email arrives once.
      await tx.insert(mailboxEmail).values({ id, email: to.email, subject, html, body: text }).onConflictDoNothing()
      await tx.execute(sql`
        delete from mailbox_letter where id in (select id from mailbox_letter order by at desc, id desc offset ${KEPT})`)
    }),
  close: async () => {},
})

/** The mailbox's emails, newest first. */
export const listMailboxEmails = (tx: SystemTx) =>
  tx
    .select({
      id: mailboxEmail.id,
      at: mailboxEmail.at,
      email: mailboxEmail.email,
      subject: mailboxEmail.subject,
    })
    .from(mailboxEmail)
    .orderBy(desc(mailboxEmail.at), desc(mailboxEmail.id))

/** One email. */
export async function findMailboxEmail(tx: SystemTx, id: string) {
  const [found] = await tx.select().from(mailboxEmail).where(eq(mailboxEmail.id, id))
  return found
}
