// A customer's change request, for staff and for the customer.
import { desc, getTableColumns, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Tx } from '../../../kit/database/database.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { customer, customerChanges, type DocumentKind, maskedChanges, seesNumbers } from '../customers/public.ts'
import { addressCodes } from './addressCodes.ts'
import type { changeRequests, portalProfile } from './shapes.ts'
import { customerChangeRequest as table } from './table.ts'

type Document = { id: string; kind: DocumentKind; name: string; size: number }

/** The pending requests of these customers, compared with their current data. */
export async function listPending(
  tx: Tx,
  customerIds: readonly string[],
  permissions: ReadonlySet<string>,
): Promise<z.infer<typeof changeRequests>['items']> {
  const rows = await tx
    .select({
      request: getTableColumns(table),
      row: getTableColumns(customer),
      documents: sql<Document[]>`coalesce((
        select jsonb_agg(jsonb_build_object('id', d.id, 'kind', d.kind, 'name', f.name, 'size', f.size) order by d.created_at, d.id)
        from customer_document d join file f on f.organization_id = d.organization_id and f.id = d.file_id
        where d.organization_id = customer_change_request.organization_id and d.proposed_in = customer_change_request.id), '[]')`,
    })
    .from(table)
    .innerJoin(
      customer,
      sql`${customer.organizationId} = ${table.organizationId} and ${customer.id} = ${table.customerId}`,
    )
    .where(
      sql`${table.organizationId} = ${tx.organizationId} and ${table.status} = 'PENDING'
        and ${table.customerId} = any (${sql.param([...customerIds])}::uuid[])`,
    )
  const mayReview = permissions.has('invoicing.customers.review')
  return rows.map(({ request: { id, customerId, email, note, createdAt, proposed }, row, documents }) => {
    const changes = customerChanges(row, { ...row, ...proposed })
    return {
      id,
      customerId,
      email,
      note,
      createdAt,
      changes: seesNumbers(permissions) ? changes : maskedChanges(changes),
      documents: mayReview ? documents : [],
      customerVersion: row.version,
    }
  })
}

/** In the customer's role: the current values of the changeable fields, and the last request. */
export async function readProfile(tx: Tx): Promise<z.infer<typeof portalProfile>> {
  const c = customer
  const [[row], [request]] = await Promise.all([
    tx
      .select({
        version: c.version,
        type: c.type,
        legalName: c.legalName,
        alias: c.alias,
        email: c.email,
        phone: c.phone,
        picName: c.picName,
        picPosition: c.picPosition,
        picEmail: c.picEmail,
        picPhone: c.picPhone,
        financeName: c.financeName,
        financeEmail: c.financeEmail,
        invoiceEmails: c.invoiceEmails,
        taxStatus: c.taxStatus,
        taxNumber: c.taxNumber,
        branchNumber: c.branchNumber,
        businessNumber: c.businessNumber,
        billingAddress: c.billingAddress,
        registeredAddress: c.registeredAddress,
      })
      .from(c),
    tx
      .select({
        id: table.id,
        status: table.status,
        email: table.email,
        changes: table.changes,
        documentKinds: table.documentKinds,
        note: table.note,
        reason: table.reason,
        createdAt: table.createdAt,
        decidedAt: table.decidedAt,
      })
      .from(table)
      .orderBy(desc(table.createdAt), desc(table.id))
      .limit(1),
  ])
  if (!row || row.type === null || row.legalName === null) throw new Refusal(commonErrors.notFound)
  return {
    ...row,
    type: row.type,
    legalName: row.legalName,
    billingAddress: addressCodes(row.billingAddress),
    registeredAddress: addressCodes(row.registeredAddress),
    request: request ?? null,
  }
}
