import type { IntlShape } from 'react-intl'

/** Who signs in at a bank's server of files: with a password, a key, or both. */
export type Login = { username: string; password: string; privateKey: string }

export const emptyLogin: Login = { username: '', password: '', privateKey: '' }

/** As it is sent: what was left empty is not there. */
export const toLoginInput = ({ username, password, privateKey }: Login) => ({
  username,
  password: password === '' ? null : password,
  privateKey: privateKey.trim() === '' ? null : privateKey,
})

/** What can be told to be wrong before the server looks at it, by the path of its field. */
export function faultsOfLogin(login: Login, formatMessage: IntlShape['formatMessage']): Record<string, string> {
  const faults: Record<string, string> = {}
  if (login.username.trim() === '') faults['login.username'] = formatMessage({ id: 'rule.required' })
  if (login.password === '' && login.privateKey.trim() === '')
    faults['login.password'] = formatMessage({ id: 'connection.login.either' })
  return faults
}
