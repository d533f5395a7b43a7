import type { OfOrganization } from '../../graph/owned.ts'
import type { components } from '../../rest/account.generated.ts'

type Schemas = components['schemas']

export type ReminderSettingsSource = Schemas['ReminderSettings']
export type ReminderLevelSource = Schemas['ReminderLevel']
export type CustomerReminderSettingsSource = Schemas['CustomerReminderSettings']
export type InvoiceAgreementSource = Schemas['InvoiceAgreement'] & OfOrganization
export type ReminderSource = Schemas['ReminderEmail'] & OfOrganization
export type ReminderPreviewSource = Schemas['ReminderPreview'] & OfOrganization
