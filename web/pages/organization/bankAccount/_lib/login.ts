import type { IntlShape } from 'react-intl'
import { LABEL } from '../../../../ui/form/labelSlot.tsx'

/** Who signs in at a bank's server of files: with a password, a key, or both. */
export type Login = { companyId: string; userId: string; password: string; cif: string; privateKey: string }

export const emptyLogin: Login = { companyId: '', userId: '', password: '', cif: '', privateKey: '' }

/** What the bank asks of a login, as the service names it. */
export type LoginFields = readonly string[]

const textOrNull = (text: string) => (text.trim() === '' ? null : text)

/** As it is sent: what was left empty is not there. */
export const toLoginInput = ({ companyId, userId, password, cif, privateKey }: Login) => ({
  companyId: textOrNull(companyId),
  userId,
  // Spaces may be part of it.
  password: password === '' ? null : password,
  cif: textOrNull(cif),
  privateKey: textOrNull(privateKey),
})

/** What can be told to be wrong before the server looks at it, by the path of its field. */
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
