// What other modules may take of this one. Its own files take it from where it stands.
export {
  isApproval,
  isControl,
  isPermission,
  type Permission,
  permissionKey,
  SEEDED_ROLES,
  type SeededRole,
} from './permissions.ts'
