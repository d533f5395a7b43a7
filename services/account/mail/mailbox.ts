// Where emails go in local mode without a mail server: into a table that a page shows.
import { desc, eq, sql } from 'drizzle-orm'
import type { Database, SystemTx } from '../../kit/database/database.ts'
import { mailboxEmail } from './table.ts'
import type { Transport } from './transport.ts'

/** The newest are kept, so that a machine that runs for weeks does not fill up. */
const KEPT = 200

/** What is attached to an email is not kept here. */
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

/** What lies in the mailbox, the newest first. */
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

/** One email, to be read. */
export async function findMailboxEmail(tx: SystemTx, id: string) {
  const [found] = await tx.select().from(mailboxEmail).where(eq(mailboxEmail.id, id))
  return found
}
