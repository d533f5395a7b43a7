import type { PayoutAccountField_organization$key } from '../../../../__generated__/PayoutAccountField_organization.graphql.ts'
import type { SavedMapping } from './reportMapping.ts'

/** The dialogs of a connection. */
export type OpenedDialog = 'UPLOAD' | 'UPDATE' | 'ROTATE' | 'DISABLE'

/** Props of each dialog. */
export type DialogProps = {
  provider: {
    readonly id: string
    readonly version: number
    readonly alias: string
    readonly bankAccount: { readonly id: string }
    readonly fileMapping: SavedMapping | null | undefined
  }
  organizationKey: PayoutAccountField_organization$key
  /** The credentials that the provider requires. */
  asked: readonly string[]
  /** Whether the report has known columns. */
  ownReport: boolean
  onDone: () => void
  onClose: () => void
}
