// What other modules may import from this one. Its own files import from the source files directly.
export {
  isApproval,
  isControl,
  isPermission,
  type Permission,
  permissionKey,
  SEEDED_ROLES,
  type SeededRole,
} from './permissions.ts'
