// The module's public API for other modules. Its own files import each other directly.
export {
  isApproval,
  isControl,
  isPermission,
  type Permission,
  permissionKey,
  SEEDED_ROLES,
  type SeededRole,
} from './permissions.ts'
