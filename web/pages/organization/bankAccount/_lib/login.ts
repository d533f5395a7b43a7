import type { IntlShape } from 'react-intl'
import { LABEL } from '../../../../ui/form/labelSlot.tsx'

/** A login at a bank's SFTP server: with a password, a key, or both. */
export type Login = { companyId: string; userId: string; password: string; cif: string; privateKey: string }

export const emptyLogin: Login = { companyId: '', userId: '', password: '', cif: '', privateKey: '' }

/** The login fields that the bank requires, by the service's names. */
export type LoginFields = readonly string[]

const textOrNull = (text: string) => (text.trim() === '' ? null : text)

/** As mutation input: empty fields are omitted. */
export const toLoginInput = ({ companyId, userId, password, cif, privateKey }: Login) => ({
  companyId: textOrNull(companyId),
  userId,
  // Spaces may be part of the password.
  password: password === '' ? null : password,
  cif: textOrNull(cif),
  privateKey: textOrNull(privateKey),
})

/** Errors detected before sending, by the path of the field. */
export function faultsOfLogin(
  login: Login,
  asked: LoginFields,
  formatMessage: IntlShape['formatMessage'],
): Record<string, string> {
  const required = formatMessage({ id: 'rule.enter' }, { label: LABEL })
  const faults: Record<string, string> = {}
  if (asked.includes('COMPANY_ID') && login.companyId.trim() === '') faults['login.companyId'] = required
  if (login.userId.trim() === '') faults['login.userId'] = required
  if (asked.includes('CIF') && login.cif.trim() === '') faults['login.cif'] = required
  if (login.password === '' && login.privateKey.trim() === '')
    faults['login.password'] = formatMessage({ id: 'connection.login.either' })
  return faults
}
