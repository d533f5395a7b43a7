import type { IntlShape } from 'react-intl'
import { LABEL } from '../../../../ui/form/labelSlot.tsx'

/** Input fields by their GraphQL enum value. */
const INPUT_OF = { CLIENT_ID: 'clientId', SECRET_KEY: 'secretKey', WEBHOOK_TOKEN: 'webhookToken' } as const

export type CredentialField = keyof typeof INPUT_OF
export type ProviderCredentials = { clientId: string; secretKey: string; webhookToken: string }

export const emptyCredentials: ProviderCredentials = { clientId: '', secretKey: '', webhookToken: '' }

export const credentialFields = Object.keys(INPUT_OF) as readonly CredentialField[]
export const inputOf = (field: CredentialField) => INPUT_OF[field]

/** Whether all fields are empty. */
export const isEmpty = (values: ProviderCredentials): boolean => Object.values(values).every(value => value === '')

/** Errors detected before sending, by the path of the field. */
export function faultsOfCredentials(
  values: ProviderCredentials,
  asked: readonly CredentialField[],
  formatMessage: IntlShape['formatMessage'],
): Record<string, string> {
  const missing = asked.map(inputOf).filter(field => values[field].trim() === '')
  return Object.fromEntries(
    missing.map(field => [`credentials.${field}`, formatMessage({ id: 'rule.enter' }, { label: LABEL })]),
  )
}
