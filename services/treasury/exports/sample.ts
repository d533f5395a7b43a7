import type { ModuleSample } from '../sample.ts'

export const sample: ModuleSample = {
  rows: ({ nth }) => [
    `list_export (organization_id, id, list, format, locale, columns, status, file_name, created_at, created_by, finished_at, expires_at)
     select organization_id, id, 'PAYMENTS', 'CSV', 'en', '{number}', 'EXPIRED', 'payments.csv', moment, '${nth(1)}', moment, moment
     from fewer where n < 20000`,
  ],
  requests: ({ nth }) => ({ pages: ['/v1/exports', `/v1/exports/${nth(0)}`] }),
  uncounted: [
    // Defined in code, not in rows.
    '/v1/exports/columns',
    '/v1/exports/{id}/content',
    // Read once by the account service when it writes the email.
    '/v1/organizations/{organizationId}/exports/{id}',
  ],
}
