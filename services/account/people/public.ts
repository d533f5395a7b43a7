// What other modules may import from this one. Its own files import from the source files directly.
export { addPerson } from './addPerson.ts'
export {
  findFactor,
  findPerson,
  findPersonByEmail,
  findPersonByIdentity,
  hasPlace,
  isEmail,
  normalEmail,
  type PersonOfAccount,
  type PersonOfSignIn,
} from './findPerson.ts'
export { mayCreateOrganizations } from './mayCreate.ts'
export { me, readMe } from './me.ts'
export { isOwnPassword, MAX_PASSWORD_LENGTH, ownPasswordField, requireOwnPassword } from './ownPassword.ts'
export { refuseWeakPassword } from './passwordRules.ts'
export { recordLockout } from './recordLockout.ts'
export { setPassword } from './setPassword.ts'
export { factor, password, person } from './table.ts'
export { occasionOf, emailPerson } from './emailPerson.ts'
