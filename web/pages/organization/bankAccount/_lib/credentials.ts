import type { IntlShape } from 'react-intl'
import { LABEL } from '../../../../ui/form/labelSlot.tsx'

/** API credentials that a bank issues to a company. */
export type Credentials = {
  clientId: string
  clientSecret: string
  channelId: string
  partnerId: string
  privateKey: string
}

export const emptyCredentials: Credentials = {
  clientId: '',
  clientSecret: '',
  channelId: '',
  partnerId: '',
  privateKey: '',
}

export const credentialFields = ['clientId', 'clientSecret', 'partnerId', 'channelId'] as const

/** Errors detected before sending, by the path of the field. */
export function faultsOfCredentials(
  values: Credentials,
  formatMessage: IntlShape['formatMessage'],
): Record<string, string> {
  const faults: Record<string, string> = {}
  for (const [name, value] of Object.entries(values))
    if (value.trim() === '') faults[`credentials.${name}`] = formatMessage({ id: 'rule.enter' }, { label: LABEL })
  if (values.channelId !== '' && !/^\d{1,5}$/.test(values.channelId))
    faults['credentials.channelId'] = formatMessage({ id: 'connection.channelId.digits' })
  return faults
}
